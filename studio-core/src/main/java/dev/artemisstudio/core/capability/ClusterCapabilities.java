package dev.artemisstudio.core.capability;

import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.NodeAnswers;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.cluster.NodeStatus;
import java.util.List;

/**
 * What Studio's connection may do on each node of a cluster, found by trying.
 *
 * @param nodes how each node took part
 * @param capabilities of the nodes that answered
 */
public record ClusterCapabilities(String clusterId, List<NodeStatus> nodes, List<OfNode> capabilities) {
    /** What one node allows. */
    public record OfNode(String node, List<Capability> capabilities) {}

    /** Asks every active node. An answer without a single node is an answer: it says which could not be asked, and why. */
    public static ClusterCapabilities of(Cluster cluster) {
        NodeAnswers<List<Capability>> answers =
                cluster.ask(NodeSelection.active(), reader -> new CapabilityProbe(reader).run());
        List<OfNode> capabilities = answers.done().stream()
                .map(done -> new OfNode(done.node(), done.value()))
                .toList();
        return new ClusterCapabilities(cluster.id(), answers.statuses(), capabilities);
    }
}
