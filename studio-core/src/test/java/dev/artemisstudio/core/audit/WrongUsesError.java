package dev.artemisstudio.core.audit;

/** Breaks a rule of the dependency table, to show that it bites. */
record WrongUsesError(dev.artemisstudio.core.error.NotFound fault) {}
