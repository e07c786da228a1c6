package dev.artemisstudio.core.broker;

/**
 * How a node runs, as opposed to how it is configured.
 *
 * @param started the node is healthy; a waiting backup is started as well
 * @param active it serves clients now
 * @param backup it is configured as a backup
 * @param replicaSync its replica holds all of its data; false on a primary without one
 * @param uptimeMillis since start
 */
public record NodeState(boolean started, boolean active, boolean backup, boolean replicaSync, long uptimeMillis) {}
