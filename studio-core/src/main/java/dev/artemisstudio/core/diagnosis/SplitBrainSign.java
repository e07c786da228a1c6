package dev.artemisstudio.core.diagnosis;

import java.util.List;

/**
 * Two members of one pair that both said they were active.
 *
 * @param members the names of those members
 * @param confirmed seen by two reads, or by another node as well; a single reading can fall into a fail-over
 */
public record SplitBrainSign(String nodeId, List<String> members, boolean confirmed) {
    public SplitBrainSign {
        members = List.copyOf(members);
    }
}
