package dev.artemisstudio.core.broker;

import java.time.Instant;
import java.util.Optional;

/**
 * @param id unique with its session on the node
 * @param browseOnly looks and never takes
 */
public record ConsumerFacts(
        String id,
        String queue,
        String address,
        Optional<String> filter,
        boolean browseOnly,
        Origin origin,
        ConsumerProgress progress,
        Optional<Instant> createdAt) {}
