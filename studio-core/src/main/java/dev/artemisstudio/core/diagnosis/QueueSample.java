package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.QueueFacts;
import java.time.Instant;
import java.util.Optional;

/**
 * A queue that looked worth reading when a cluster was read.
 *
 * @param oldest when the message at its head was sent, where that was read
 */
public record QueueSample(String node, QueueFacts facts, Optional<Instant> oldest, Instant readAt) {
    /** What the queues of mirroring are called: messages on their way to the other site. */
    static final String MIRROR_PREFIX = "$ACTIVEMQ_ARTEMIS_MIRROR";

    boolean mirror() {
        return facts.name().startsWith(MIRROR_PREFIX);
    }
}
