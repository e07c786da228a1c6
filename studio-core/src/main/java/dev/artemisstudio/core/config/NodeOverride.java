package dev.artemisstudio.core.config;

import java.util.Optional;

/**
 * Where a node is reached, entered by a person because the address that the node advertises does not work from here.
 *
 * @param name the node's name; it is kept even where the broker calls itself something else
 * @param nodeId the NodeID of the node's pair; with it the advertised address is never tried
 * @param backup with a node id: the backup of the pair is meant, not the primary
 * @param url core URL, {@code tcp://host:port}
 */
public record NodeOverride(Optional<String> name, Optional<String> nodeId, boolean backup, String url) {
    /** The node of this name is reached at this URL. */
    public static NodeOverride named(String name, String url) {
        return new NodeOverride(Optional.of(name), Optional.empty(), false, url);
    }

    /** The primary of this NodeID is reached at this URL. */
    public static NodeOverride primary(String nodeId, String url) {
        return new NodeOverride(Optional.empty(), Optional.of(nodeId), false, url);
    }

    /** The backup of this NodeID is reached at this URL. */
    public static NodeOverride backup(String nodeId, String url) {
        return new NodeOverride(Optional.empty(), Optional.of(nodeId), true, url);
    }
}
