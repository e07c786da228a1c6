package dev.artemisstudio.core.broker;

import java.util.Optional;

/**
 * @param started switched on
 * @param connected has a connection to its target now
 */
public record BridgeFacts(
        String name,
        String queue,
        Optional<String> forwardingAddress,
        Optional<String> filter,
        boolean started,
        boolean connected,
        long pendingAcknowledge,
        long acknowledged) {}
