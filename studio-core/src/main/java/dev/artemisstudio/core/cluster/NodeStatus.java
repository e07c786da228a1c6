package dev.artemisstudio.core.cluster;

import java.time.Instant;
import java.util.Optional;

/**
 * How one node took part in an answer: a part of every result.
 *
 * @param since when it was first seen to be unreachable
 */
public record NodeStatus(String node, State status, Optional<Instant> since, Optional<String> reason) {
    /** How a node took part. */
    public enum State {
        OK,
        UNREACHABLE,
        SKIPPED
    }
}
