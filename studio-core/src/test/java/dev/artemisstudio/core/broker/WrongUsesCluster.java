package dev.artemisstudio.core.broker;

/** Breaks a rule of the dependency table, to show that it bites. */
record WrongUsesCluster(dev.artemisstudio.core.cluster.Cluster cluster) {}
