package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.config.RefreshPolicy;
import java.time.Instant;
import java.util.Optional;

/**
 * How one member was found last.
 *
 * @param since when the state began
 * @param reason why it is unreachable, or what it refuses
 * @param failures in a row
 * @param probeAt when a member that failed is tried again
 */
record Health(NodeView.State state, Instant since, Optional<String> reason, int failures, Instant probeAt) {
    /**
     * How often a waiting backup may fail to answer while no member lists it before it counts as gone: its primary is gone at
     * that time, and it refuses connections until it has taken over.
     */
    private static final int PATIENCE = 5;

    static Health unknown(Instant now) {
        return new Health(NodeView.State.UNKNOWN, now, Optional.empty(), 0, now);
    }

    /** It answered. */
    Health reached(boolean active, Instant now) {
        return became(active ? NodeView.State.ACTIVE : NodeView.State.PASSIVE, now, Optional.empty());
    }

    /** It takes connections, and would not say who it is. */
    Health refused(String why, Instant now) {
        return became(NodeView.State.ACTIVE, now, Optional.of(why));
    }

    /** A member of its cluster names it as a backup that waits. */
    Health waiting(Instant now) {
        return became(NodeView.State.PASSIVE, now, Optional.empty());
    }

    /** A caller's question got no answer: it is down until a probe, which is due at once, says otherwise. */
    Health lost(String why, Instant now) {
        return state == NodeView.State.UNREACHABLE
                ? this
                : new Health(NodeView.State.UNREACHABLE, now, Optional.of(why), 0, now);
    }

    /** A probe got no answer. */
    Health failed(String why, Instant now, RefreshPolicy policy) {
        int count = failures + 1;
        if (state == NodeView.State.PASSIVE && count < PATIENCE) {
            return new Health(state, since, reason, count, now.plus(policy.probe()));
        }
        Instant next = now.plus(policy.pauseAfter(count));
        Instant began = state == NodeView.State.UNREACHABLE ? since : now;
        return new Health(NodeView.State.UNREACHABLE, began, Optional.of(why), count, next);
    }

    /** Whether a probe of a member that failed is due. */
    boolean due(Instant now) {
        return !probeAt.isAfter(now);
    }

    private Health became(NodeView.State next, Instant now, Optional<String> why) {
        return new Health(next, state == next ? since : now, why, 0, now);
    }
}
