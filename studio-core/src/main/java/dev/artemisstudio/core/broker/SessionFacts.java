package dev.artemisstudio.core.broker;

import java.time.Instant;
import java.util.Optional;

/** A session on one node; its id is known to that node alone. */
public record SessionFacts(String id, Origin origin, int consumers, int producers, Optional<Instant> createdAt) {}
