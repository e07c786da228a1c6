package dev.artemisstudio.core.broker;

import java.time.Instant;

/**
 * One reading of a node.
 *
 * @param readAt Studio's clock when the reading ended
 */
public record NodeFacts(NodeIdentity identity, NodeState state, NodeUsage usage, ClockReading clock, Instant readAt) {}
