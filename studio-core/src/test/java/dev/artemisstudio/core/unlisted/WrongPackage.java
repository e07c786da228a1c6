package dev.artemisstudio.core.unlisted;

/** Breaks a rule of the dependency table, to show that it bites. */
record WrongPackage(int value) {}
