package dev.artemisstudio.core.broker;

import java.util.Set;

/**
 * @param queues how many queues are bound
 * @param messages in all of its queues; -1 where the broker does not say
 * @param unrouted messages that no queue took, since start; -1 where the broker does not say
 * @param sizeBytes memory its messages hold; -1 where the broker does not say
 */
public record AddressFacts(
        String name,
        Set<RoutingType> routingTypes,
        int queues,
        long messages,
        long unrouted,
        long sizeBytes,
        boolean paging,
        Set<QueueTrait> traits) {}
