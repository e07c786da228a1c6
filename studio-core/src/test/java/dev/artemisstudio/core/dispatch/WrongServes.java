package dev.artemisstudio.core.dispatch;

/** Breaks a rule of the dependency table, to show that it bites. */
record WrongServes(io.helidon.webserver.Stub server) {}
