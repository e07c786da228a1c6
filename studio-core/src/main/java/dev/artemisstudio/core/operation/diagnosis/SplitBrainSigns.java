package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.NodeView;
import dev.artemisstudio.core.diagnosis.SplitBrainSign;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Members of one NodeID that are active side by side, as the cluster knows them now. */
final class SplitBrainSigns {
    private SplitBrainSigns() {}

    static List<SplitBrainSign> of(Cluster cluster) {
        return cluster.nodes().stream()
                .filter(v -> v.state() == NodeView.State.ACTIVE && !v.nodeId().isEmpty())
                .collect(Collectors.groupingBy(NodeView::nodeId, TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .filter(members -> members.size() > 1)
                .map(members -> new SplitBrainSign(
                        members.getFirst().nodeId(),
                        members.stream().map(NodeView::name).sorted().toList(),
                        false))
                .toList();
    }
}
