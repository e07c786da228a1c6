package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.QueueConfig;
import dev.artemisstudio.core.broker.QueueCounts;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.RoutingType;
import java.util.Optional;
import java.util.Set;

/** Queues of snapshots: anycast, durable and empty unless told otherwise. */
final class Queues {
    private Queues() {}

    static QueueCounts counts(long messages, long delivering, long scheduled, long consumers) {
        return new QueueCounts(messages, delivering, scheduled, consumers, 100, 50, 0, 0);
    }

    static QueueCounts moving(long messages, long added, long acknowledged) {
        return new QueueCounts(messages, 0, 0, 1, added, acknowledged, 0, 0);
    }

    static QueueConfig config(String name, QueueTrait... traits) {
        return new QueueConfig(name, name, RoutingType.ANYCAST, Optional.empty(), Set.of(traits), -1, -1);
    }

    static QueueConfig config(String name, Optional<String> filter, int maxConsumers, long ringSize) {
        return new QueueConfig(name, name, RoutingType.ANYCAST, filter, Set.of(), maxConsumers, ringSize);
    }

    static QueueFacts facts(String name, long messages, long consumers, QueueTrait... traits) {
        return new QueueFacts(config(name, traits), counts(messages, 0, 0, consumers), false);
    }

    static QueueFacts paused(String name, long messages) {
        return new QueueFacts(config(name), counts(messages, 0, 0, 1), true);
    }

    static QueueSample sample(QueueFacts facts) {
        return new QueueSample("a", facts, Optional.empty(), Nodes.NOW);
    }

    static QueueSample aged(QueueFacts facts, long minutes) {
        return new QueueSample("a", facts, Optional.of(Nodes.NOW.minusSeconds(minutes * 60)), Nodes.NOW);
    }

    static DeadLetterSample deadLetters(long before, long after) {
        return new DeadLetterSample(
                "a",
                "DLA",
                "DLQ",
                new CountReading(before, Nodes.NOW.minusSeconds(1)),
                Optional.of(new CountReading(after, Nodes.NOW)));
    }
}
