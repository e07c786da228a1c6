package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.QueueConfig;
import dev.artemisstudio.core.broker.QueueCounts;
import java.time.Duration;
import java.util.Optional;

/**
 * A queue on one node that has it.
 *
 * @param second a later reading of the same queue, where there is one
 */
public record QueuePart(
        String node,
        QueueReading first,
        Optional<QueueReading> second,
        QueueSurroundings around,
        QueueContents contents) {
    QueueReading latest() {
        return second.orElse(first);
    }

    QueueConfig config() {
        return latest().facts().config();
    }

    QueueCounts counts() {
        return latest().facts().counts();
    }

    /** Time between the readings; zero where there is one only. */
    Duration span() {
        return Duration.between(first.readAt(), latest().readAt());
    }

    /** The queue's address by its limits, where that was read. */
    Optional<AddressSample> addressSample() {
        return around.address().flatMap(facts -> around.settings().flatMap(settings -> around.limitPercent()
                .map(percent -> new AddressSample(node, facts, settings, percent, first.readAt()))));
    }

    /** Whether nothing came or went between two readings, so that counts taken between them can be compared. */
    boolean quiet() {
        return second.isPresent()
                && first.facts().counts().equals(second.get().facts().counts());
    }

    Witness witness() {
        return new Witness(node, latest().readAt());
    }
}
