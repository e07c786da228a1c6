package dev.artemisstudio.core.catalogue.render;

/** Breaks a rule of the dependency table, to show that it bites. */
record WrongUsesBroker(dev.artemisstudio.core.broker.NodeFacts facts) {}
