package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.ConsumerFacts;
import dev.artemisstudio.core.broker.QueueFacts;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A queue with its consumers at one moment.
 *
 * @param consumers those that take messages and those that only browse
 */
public record QueueReading(Instant readAt, QueueFacts facts, List<ConsumerFacts> consumers) {
    public QueueReading {
        consumers = List.copyOf(consumers);
    }

    List<ConsumerFacts> taking() {
        return consumers.stream().filter(c -> !c.browseOnly()).toList();
    }

    Optional<ConsumerFacts> same(ConsumerFacts consumer) {
        return consumers.stream()
                .filter(c -> c.id().equals(consumer.id())
                        && c.origin().sessionId().equals(consumer.origin().sessionId()))
                .findFirst();
    }
}
