package dev.artemisstudio.core.config;

import java.time.Duration;

/**
 * How a cluster's nodes are kept known.
 *
 * @param discovery nodes that the topology names are added; without it there are seeds and overrides only
 * @param interval between two readings of the reachable nodes
 * @param probe how long a node that failed is left alone before it is tried again; doubles with each failure
 * @param longestProbe the most that it doubles to
 */
public record RefreshPolicy(boolean discovery, Duration interval, Duration probe, Duration longestProbe) {
    /** With discovery, every 15 seconds; a failed node after 2 seconds, then ever more rarely down to once a minute. */
    public static final RefreshPolicy DEFAULT =
            new RefreshPolicy(true, Duration.ofSeconds(15), Duration.ofSeconds(2), Duration.ofMinutes(1));

    private static final int MOST_DOUBLINGS = 20;

    /** How long a node is left alone after so many failures in a row, 1 or more. */
    public Duration pauseAfter(int failures) {
        Duration pause = probe.multipliedBy(1L << Math.min(MOST_DOUBLINGS, Math.max(0, failures - 1)));
        return pause.compareTo(longestProbe) > 0 ? longestProbe : pause;
    }
}
