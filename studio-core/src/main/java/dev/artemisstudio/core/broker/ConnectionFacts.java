package dev.artemisstudio.core.broker;

import java.time.Instant;
import java.util.Optional;

/** A client connection to one node; its id is known to that node alone. */
public record ConnectionFacts(
        String id,
        String clientId,
        String user,
        String protocol,
        String remoteAddress,
        int sessions,
        Optional<Instant> createdAt) {}
