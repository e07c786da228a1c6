package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.NodeView;
import java.util.List;

/** A registered cluster as Studio knows it without asking a broker. */
public record ClusterRow(
        @Doc("The short id that every other call takes.") String clusterId,
        @Doc("What people call it.") String title,
        @Doc("Nodes known, waiting backups included.") int nodeCount,
        @Doc("Nodes that serve clients.") long active,
        @Doc("Backups that wait.") long passive,
        @Doc("Nodes that can't be reached.") long unreachable,
        @Doc("The names of its nodes.") List<String> nodeNames) {
    static ClusterRow of(Cluster cluster) {
        List<NodeView> nodes = cluster.nodes();
        return new ClusterRow(
                cluster.id(),
                cluster.title(),
                nodes.size(),
                count(nodes, NodeView.State.ACTIVE),
                count(nodes, NodeView.State.PASSIVE),
                count(nodes, NodeView.State.UNREACHABLE),
                nodes.stream().map(NodeView::name).toList());
    }

    private static long count(List<NodeView> nodes, NodeView.State state) {
        return nodes.stream().filter(node -> node.state() == state).count();
    }
}
