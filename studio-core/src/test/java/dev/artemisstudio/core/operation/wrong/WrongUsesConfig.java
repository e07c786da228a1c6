package dev.artemisstudio.core.operation.wrong;

/** Breaks a rule of the dependency table, to show that it bites. */
record WrongUsesConfig(dev.artemisstudio.core.config.ClusterConfig config) {}
