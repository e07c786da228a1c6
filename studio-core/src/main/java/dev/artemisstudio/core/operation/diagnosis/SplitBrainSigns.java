package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.PairReading;
import dev.artemisstudio.core.diagnosis.SplitBrainSign;
import java.util.List;

/** Members of one NodeID that said they were active side by side, as the cluster's own refresh found them. */
final class SplitBrainSigns {
    private SplitBrainSigns() {}

    static List<SplitBrainSign> of(Cluster cluster) {
        return cluster.pairs().stream()
                .filter(p -> p.splitBrain() != PairReading.SplitBrain.NONE)
                .map(p ->
                        new SplitBrainSign(p.nodeId(), p.active(), p.splitBrain() == PairReading.SplitBrain.CONFIRMED))
                .toList();
    }
}
