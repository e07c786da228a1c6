package dev.artemisstudio.core.audit;

/** Breaks a rule of the dependency table, to show that it bites. */
record WrongOpensPool(com.zaxxer.hikari.HikariConfig pool) {}
