package dev.artemisstudio.core.operation.diagnosis;

import java.time.Duration;

/** Lets time pass between two readings. */
@FunctionalInterface
interface Pause {
    void passing(Duration span);

    /** A pause of the calling thread. An interrupt ends it early and stays set. */
    static Pause ofThread() {
        return span -> {
            try {
                Thread.sleep(span);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
    }
}
