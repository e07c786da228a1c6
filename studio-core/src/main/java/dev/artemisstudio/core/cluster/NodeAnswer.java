package dev.artemisstudio.core.cluster;

import java.time.Instant;

/** What came of asking one node. */
public sealed interface NodeAnswer<T> {
    /** The node's name. */
    String node();

    /** The node answered. */
    record Done<T>(String node, T value) implements NodeAnswer<T> {}

    /** The node did not answer, since when and why; or answered with a refusal. */
    record Failed<T>(String node, Instant since, String reason) implements NodeAnswer<T> {}

    /** The node was not asked, and why. */
    record NotAttempted<T>(String node, String reason) implements NodeAnswer<T> {}
}
