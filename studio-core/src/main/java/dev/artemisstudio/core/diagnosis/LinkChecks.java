package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.ClusterLinkFacts;
import dev.artemisstudio.core.cluster.NodeView;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether the cluster connections of each node run and reach every member. */
final class LinkChecks {
    private LinkChecks() {}

    static Stream<Finding> stopped(ClusterSnapshot snapshot, Thresholds thresholds) {
        return links(snapshot)
                .filter(l -> !l.link().started())
                .map(l -> Finding.of(
                        FindingCode.CLUSTER_LINK_DOWN,
                        "Cluster connection " + Words.quoted(l.link().name()) + " of "
                                + l.node().name() + " is not started.",
                        List.of(witness(l, snapshot)
                                .says(
                                        "cluster connection "
                                                + Words.quoted(l.link().name()),
                                        "stopped")),
                        Words.list("nodes", "") + " for the members; the broker's log says why it is stopped."));
    }

    /** Members that Studio knows to be active, by node id, and that a node's cluster connection does not reach. */
    static Stream<Finding> members(ClusterSnapshot snapshot, Thresholds thresholds) {
        Map<String, String> active = snapshot.nodes().stream()
                .map(NodeSnapshot::view)
                .filter(v -> v.state() == NodeView.State.ACTIVE && !v.nodeId().isEmpty())
                .collect(Collectors.toMap(NodeView::nodeId, NodeView::name, (a, b) -> a, TreeMap::new));
        return links(snapshot).filter(l -> l.link().started()).flatMap(l -> {
            Map<String, String> missing = new TreeMap<>(active);
            missing.remove(l.node().view().nodeId());
            missing.keySet().removeAll(l.link().members().keySet());
            return missing.isEmpty() ? Stream.empty() : Stream.of(missing(l, missing, snapshot));
        });
    }

    private static Finding missing(Link link, Map<String, String> missing, ClusterSnapshot snapshot) {
        Witness witness = witness(link, snapshot);
        List<String> names = missing.values().stream().sorted().toList();
        return Finding.of(
                FindingCode.CLUSTER_MEMBER_MISSING,
                link.node().name() + " is not connected to " + String.join(", ", names) + " by its cluster connection "
                        + Words.quoted(link.link().name()) + ".",
                List.of(
                        witness.says("members connected", link.link().members().size(), "members"),
                        witness.says("active members not connected", String.join(", ", names))),
                Words.list("connectors", "")
                        + " for the addresses that members advertise; then the network between them.");
    }

    private record Link(NodeSnapshot node, ClusterLinkFacts link) {}

    private static Stream<Link> links(ClusterSnapshot snapshot) {
        return snapshot.nodes().stream()
                .flatMap(n -> n.links().stream().flatMap(List::stream).map(l -> new Link(n, l)));
    }

    private static Witness witness(Link link, ClusterSnapshot snapshot) {
        return new Witness(
                link.node().name(), link.node().facts().map(f -> f.readAt()).orElse(snapshot.readAt()));
    }
}
