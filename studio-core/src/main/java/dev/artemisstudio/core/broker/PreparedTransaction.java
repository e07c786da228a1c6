package dev.artemisstudio.core.broker;

import java.time.Instant;
import java.util.Optional;

/**
 * An XA transaction that is prepared and neither committed nor rolled back: its messages are counted and can't be browsed.
 *
 * @param messages how many messages it holds; -1 where the broker does not say
 */
public record PreparedTransaction(String xid, Optional<Instant> createdAt, long messages) {}
