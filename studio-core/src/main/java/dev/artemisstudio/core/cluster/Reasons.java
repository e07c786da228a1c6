package dev.artemisstudio.core.cluster;

import java.time.Duration;

/** Sentences that say why a node gave no answer. */
final class Reasons {
    /** Beside a log entry that holds the cause. */
    static final String UNEXPECTED = "Studio could not make sense of the node's answer; its log holds the cause";

    private Reasons() {}

    static String late(Duration bound) {
        return "no answer within " + bound.toMillis() + " ms";
    }

    static String waits(String active) {
        return "waits as backup of " + active + "; takes no client connections until it takes over";
    }
}
