package dev.artemisstudio.core.diagnosis;

/** Breaks a rule of the dependency table, to show that it bites. */
final class WrongReadsClock {
    java.time.Instant readAt() {
        return java.time.Instant.now();
    }
}
