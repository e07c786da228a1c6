package dev.artemisstudio.core.store;

/** Breaks a rule of the dependency table, to show that it bites. */
record WrongUsesError(dev.artemisstudio.core.error.NotFound fault) {}
