package dev.artemisstudio.core.broker;

/** How an address hands messages to its queues. */
public enum RoutingType {
    /** Each message to one queue. */
    ANYCAST,
    /** Each message to every queue. */
    MULTICAST
}
