package dev.artemisstudio.core.broker;

import java.util.Optional;
import java.util.Set;

/**
 * @param filter the queue's own selector
 * @param maxConsumers -1 for no limit
 * @param ringSize -1 where the queue is no ring
 */
public record QueueConfig(
        String name,
        String address,
        RoutingType routingType,
        Optional<String> filter,
        Set<QueueTrait> traits,
        int maxConsumers,
        long ringSize) {
    public QueueConfig {
        traits = Set.copyOf(traits);
    }

    /** Whether the queue has a trait. */
    public boolean is(QueueTrait trait) {
        return traits.contains(trait);
    }
}
