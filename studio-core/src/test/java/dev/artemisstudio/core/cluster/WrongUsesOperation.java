package dev.artemisstudio.core.cluster;

/** Breaks a rule of the dependency table, to show that it bites. */
record WrongUsesOperation(dev.artemisstudio.core.operation.ReadContext context) {}
