package dev.artemisstudio.core.broker.core;

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Interrupts the thread that opened it when the deadline passes. The core client has no bounded way to ask whether a queue holds
 * another message: it waits for the broker's word, and a broker that fell silent never gives it.
 */
final class Watch implements AutoCloseable {
    private static final ScheduledExecutorService TIMER = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("studio-deadlines").daemon().factory());

    private final Thread watched = Thread.currentThread();
    private volatile Deadline deadline;
    private Future<?> alarm;
    private boolean over;
    private boolean fired;

    private Watch(Deadline deadline) {
        this.deadline = deadline;
        this.alarm = schedule();
    }

    static Watch until(Deadline deadline) {
        return new Watch(deadline);
    }

    /** Another deadline, no earlier than the one before. */
    void moveTo(Deadline later) {
        deadline = later;
    }

    /** Whether the deadline ended the work, as opposed to somebody else's interrupt. */
    synchronized boolean fired() {
        return fired;
    }

    @Override
    public void close() {
        synchronized (this) {
            alarm.cancel(false);
            over = true;
            if (fired) {
                // The interrupt was ours; nobody after us may meet it.
                Thread.interrupted();
            }
        }
    }

    private Future<?> schedule() {
        return TIMER.schedule(this::fire, deadline.nanosLeft(), TimeUnit.NANOSECONDS);
    }

    private synchronized void fire() {
        if (!over && deadline.passed()) {
            fired = true;
            watched.interrupt();
        } else if (!over) {
            alarm = schedule();
        }
    }
}
