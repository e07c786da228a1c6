package dev.artemisstudio.core.cluster;

/** Breaks a rule of the dependency table, to show that it bites. */
record WrongUsesArtemis(org.apache.activemq.artemis.api.core.SimpleString name) {}
