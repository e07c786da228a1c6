package dev.artemisstudio.core.broker;

import java.util.Optional;

/**
 * One logical node of a cluster as a member advertises it.
 *
 * @param primary {@code host:port} of the member that is, or was first, active
 * @param backup {@code host:port} of its backup, if one announced itself
 */
public record TopologyMember(String nodeId, Optional<String> primary, Optional<String> backup) {}
