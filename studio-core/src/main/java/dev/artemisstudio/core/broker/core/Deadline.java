package dev.artemisstudio.core.broker.core;

import java.time.Duration;

/** The moment by which a call must have ended; it only moves with the machine's own steady clock. */
record Deadline(long nanos, Duration bound) {
    static Deadline in(Duration bound) {
        return new Deadline(System.nanoTime() + bound.toNanos(), bound);
    }

    /** Whichever comes first. */
    Deadline orEarlier(Deadline other) {
        return nanos - other.nanos <= 0 ? this : other;
    }

    /** Milliseconds left, at least 1: the core client takes 0 for no limit. */
    long millisLeft() {
        return Math.max(1, nanosLeft() / 1_000_000);
    }

    /** When the call began, on the scale of {@link System#nanoTime()}. */
    long startedNanos() {
        return nanos - bound.toNanos();
    }

    long nanosLeft() {
        return nanos - System.nanoTime();
    }

    boolean passed() {
        return nanosLeft() <= 0;
    }
}
