package dev.artemisstudio.core.cluster;

import java.time.Instant;
import java.util.Optional;

/**
 * What Studio knows of a node without asking it now.
 *
 * @param nodeId empty until the node, or its pair, was reached once
 * @param pair the name of the other member of its pair
 * @param since when the state began, as far as Studio saw it
 * @param reason why it is unreachable, or what it refuses when it is asked who it is
 */
public record NodeView(
        String name,
        String url,
        String nodeId,
        Role role,
        State state,
        Optional<String> pair,
        Instant since,
        Optional<String> reason) {
    /** How a node is configured. */
    public enum Role {
        PRIMARY,
        BACKUP,
        /** Never reached, so not known. */
        UNKNOWN
    }

    /** How a node runs. */
    public enum State {
        /** Serves clients. */
        ACTIVE,
        /** A backup that waits: it takes no client connections until it takes over. */
        PASSIVE,
        UNREACHABLE,
        /** Not asked yet. */
        UNKNOWN
    }
}
