package dev.artemisstudio.core.broker;

import java.time.Instant;
import java.util.Optional;

/**
 * @param deliveryAttempts how often it was handed to a consumer before
 */
public record MessageHeaders(
        String address,
        Instant timestamp,
        int priority,
        boolean durable,
        int deliveryAttempts,
        Optional<Instant> expiresAt,
        Optional<String> userId,
        Optional<String> correlationId,
        Optional<String> replyTo,
        Optional<String> groupId) {}
