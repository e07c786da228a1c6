package dev.artemisstudio.core.error;

/** Breaks a rule of the dependency table, to show that it bites. */
record WrongUsesText(dev.artemisstudio.core.text.ClosestMatch match) {}
