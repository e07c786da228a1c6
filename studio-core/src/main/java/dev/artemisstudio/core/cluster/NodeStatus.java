package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.catalogue.Doc;
import java.time.Instant;
import java.util.Optional;

/**
 * How one node took part in an answer: a part of every result.
 *
 * @param since when it was first seen to be unreachable
 */
public record NodeStatus(
        @Doc("The node's name.") String node,
        @Doc("Whether it answered: ok, unreachable, or skipped because it was not asked.") State status,
        @Doc("When it was first seen to be unreachable.") Optional<Instant> since,
        @Doc("Why it did not answer, or why it was not asked.") Optional<String> reason) {
    /** How a node took part. */
    public enum State {
        OK,
        UNREACHABLE,
        SKIPPED
    }
}
