package dev.artemisstudio.core.broker.core;

import java.util.function.LongSupplier;

/**
 * Bounds how many calls are started a second. Up to one second's worth may start at once; what goes beyond is spread out. A
 * reservation never fails: it says how long its holder has to wait.
 */
final class CallRate {
    private static final long NANOS_A_SECOND = 1_000_000_000L;

    private final double nanosPerCall;
    private final LongSupplier ticker;
    private double nextFree;

    /** @param ticker a steady clock in nanoseconds */
    CallRate(int callsPerSecond, LongSupplier ticker) {
        this.nanosPerCall = (double) NANOS_A_SECOND / callsPerSecond;
        this.ticker = ticker;
        this.nextFree = (double) ticker.getAsLong() - NANOS_A_SECOND;
    }

    /** Nanoseconds to wait before so many calls may start. */
    synchronized long reserve(int calls) {
        long now = ticker.getAsLong();
        nextFree = Math.max(nextFree, (double) now - NANOS_A_SECOND) + calls * nanosPerCall;
        return Math.max(0, (long) (nextFree - now));
    }
}
