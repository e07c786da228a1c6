package dev.artemisstudio.core.broker;

/**
 * One reading of a queue on one node.
 *
 * @param paused consumers are handed nothing
 */
public record QueueFacts(QueueConfig config, QueueCounts counts, boolean paused) {
    /** The queue's name, unique on its node. */
    public String name() {
        return config.name();
    }
}
