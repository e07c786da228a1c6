package dev.artemisstudio.core.broker;

/** What a queue is configured to be; each explains a surprising count. */
public enum QueueTrait {
    DURABLE,
    TEMPORARY,
    /** Used by the broker itself: store-and-forward, mirror, notifications. */
    INTERNAL,
    AUTO_CREATED,
    AUTO_DELETE,
    EXCLUSIVE,
    LAST_VALUE,
    NON_DESTRUCTIVE,
    PURGE_ON_NO_CONSUMERS,
    /** Declared in broker.xml. */
    CONFIGURATION_MANAGED
}
