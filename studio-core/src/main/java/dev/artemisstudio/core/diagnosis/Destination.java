package dev.artemisstudio.core.diagnosis;

/**
 * An address that settings name, as it was found on the node.
 *
 * @param exists whether the node has the address
 * @param queues how many queues are bound to it; 0 where it does not exist
 */
public record Destination(String address, boolean exists, int queues) {}
