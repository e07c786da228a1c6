package dev.artemisstudio.core.broker;

/**
 * @param name the broker's own name ({@code <name>} of broker.xml)
 * @param nodeId shared by the two members of a pair
 * @param version such as {@code 2.56.0}
 * @param haPolicy the broker's word for how it is configured, such as {@code Replication Primary}
 */
public record NodeIdentity(String name, String nodeId, String version, String haPolicy) {}
