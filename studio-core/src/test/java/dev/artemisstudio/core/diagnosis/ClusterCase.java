package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.broker.RoutingType;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A cluster that shows a finding and one, as close to it as can be, that must not. */
record ClusterCase(FindingCode code, Severity severity, ClusterSnapshot shows, ClusterSnapshot close) {
    @Override
    public String toString() {
        return code.wireName() + " " + severity;
    }

    static ClusterSnapshot nodes(NodeSnapshot... nodes) {
        return snapshot(List.of(nodes), List.of(), List.of(), List.of());
    }

    static ClusterSnapshot queues(QueueSample... queues) {
        return snapshot(List.of(Nodes.well("a")), List.of(queues), List.of(), List.of());
    }

    static ClusterSnapshot sinks(DeadLetterSample deadLetters, QueueSample... queues) {
        return snapshot(List.of(Nodes.well("a")), List.of(queues), List.of(deadLetters), List.of());
    }

    /** An address with max-size-bytes 1,000 and max-size-messages 10. */
    static ClusterSnapshot address(String policy, int percent, long messages) {
        AddressSample sample = new AddressSample(
                "a",
                new AddressFacts("orders", Set.of(RoutingType.ANYCAST), 1, messages, 0, 10L * percent, false, Set.of()),
                new AddressSettings(
                        "orders",
                        Map.of("addressFullMessagePolicy", policy, "maxSizeBytes", "1000", "maxSizeMessages", "10")),
                percent,
                Nodes.NOW);
        return new ClusterSnapshot(
                "demo",
                Nodes.NOW,
                List.of(Nodes.well("a")),
                List.of(),
                List.of(),
                List.of(sample),
                List.of(),
                Set.of(),
                List.of());
    }

    static ClusterSnapshot splitBrain(SplitBrainSign... signs) {
        return new ClusterSnapshot(
                "demo",
                Nodes.NOW,
                List.of(Nodes.well("a")),
                List.of(signs),
                List.of(),
                List.of(),
                List.of(),
                Set.of(),
                List.of());
    }

    static ClusterSnapshot snapshot(
            List<NodeSnapshot> nodes, List<QueueSample> queues, List<DeadLetterSample> deadLetters, List<Gap> gaps) {
        return new ClusterSnapshot(
                "demo", Nodes.NOW, nodes, List.of(), queues, List.of(), deadLetters, Set.of("EXPIRY"), gaps);
    }
}
