package dev.artemisstudio.core.cluster;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The members of one NodeID as the last refresh found them.
 *
 * @param nodeId shared by a primary and its backup
 * @param members names of all members known, in order
 * @param active names of those that said in this very refresh that they serve clients; two are one too many
 * @param splitBrain what two active members mean so far
 * @param since when two active members were first seen without a refresh between that saw fewer
 * @param readAt when the refresh ended
 */
public record PairReading(
        String nodeId,
        List<String> members,
        List<String> active,
        SplitBrain splitBrain,
        Optional<Instant> since,
        Instant readAt) {
    /** Whether two members of one NodeID serve clients side by side, each with its own messages. */
    public enum SplitBrain {
        /** At most one member is active. */
        NONE,
        /** One refresh saw two: it may have read one before and one after a fail-over. */
        SUSPECTED,
        /** Two consecutive refreshes saw two: a fail-over has no such moment. */
        CONFIRMED
    }

    public PairReading {
        members = List.copyOf(members);
        active = List.copyOf(active);
    }
}
