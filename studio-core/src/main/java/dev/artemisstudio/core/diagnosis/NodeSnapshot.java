package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.ClusterLinkFacts;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.TopologyMember;
import dev.artemisstudio.core.cluster.NodeView;
import java.util.List;
import java.util.Optional;

/**
 * One node of a cluster as it was read.
 *
 * @param facts empty where the node was not read
 * @param topology the cluster as this node sees it; empty where it was not read
 * @param links its cluster connections; an empty list where it has none, empty where they were not read
 */
public record NodeSnapshot(
        NodeView view,
        Optional<NodeFacts> facts,
        Optional<List<TopologyMember>> topology,
        Optional<List<ClusterLinkFacts>> links) {
    /** The node's name. */
    public String name() {
        return view.name();
    }
}
