package dev.artemisstudio.core.catalogue;

/** Where a call goes. */
public enum Reach {
    /** Studio answers by itself. */
    STUDIO_ONLY,
    /** Every node that serves clients. */
    EVERY_ACTIVE_NODE,
    /** The nodes that hold the queue. */
    NODES_HOLDING_QUEUE
}
