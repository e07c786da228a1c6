package dev.artemisstudio.core.broker;

import java.time.Instant;
import java.util.Optional;

/**
 * What a consumer was handed and what it did with it; -1 where the broker does not say.
 *
 * @param inDelivery handed over and not acknowledged
 */
public record ConsumerProgress(
        long inDelivery,
        long delivered,
        long acknowledged,
        Optional<Instant> lastDelivered,
        Optional<Instant> lastAcknowledged) {}
