package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.TopologyMember;
import dev.artemisstudio.core.cluster.NodeView;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Whether each pair has one active member and one that can take over. */
final class PairChecks {
    private PairChecks() {}

    static Stream<Finding> splitBrain(ClusterSnapshot snapshot, Thresholds thresholds) {
        return snapshot.splitBrain().stream().map(sign -> {
            List<Evidence> evidence = sign.members().stream()
                    .map(m -> new Witness(m, snapshot.readAt()).says("active with node id", sign.nodeId()))
                    .toList();
            String members = String.join(" and ", sign.members());
            return Finding.of(
                    sign.confirmed() ? FindingCode.SPLIT_BRAIN : FindingCode.SPLIT_BRAIN_SUSPECTED,
                    sign.confirmed()
                            ? members + " are both active with the same node id: a split brain."
                            : members + " both said they were active in one reading: a split brain, or a fail-over.",
                    evidence,
                    sign.confirmed()
                            ? "Compare what each holds by " + Words.list("queues", "")
                                    + "; then mend the network between the members and restart the one to give up."
                            : "diagnose again in a few seconds: a second reading decides it.");
        });
    }

    static Stream<Finding> pairs(ClusterSnapshot snapshot, Thresholds thresholds) {
        return snapshot.nodes().stream()
                .filter(n -> n.view().state() == NodeView.State.ACTIVE)
                .flatMap(n -> n.facts().stream().flatMap(f -> pair(n, f, snapshot).stream()));
    }

    private static Optional<Finding> pair(NodeSnapshot node, NodeFacts facts, ClusterSnapshot snapshot) {
        Witness witness = new Witness(node.name(), facts.readAt());
        if (facts.state().backup() && facts.state().active() && !waitingPair(node, snapshot)) {
            return Optional.of(failedOver(node, witness));
        }
        String policy = facts.identity().haPolicy().toLowerCase(Locale.ROOT);
        if (!isPrimary(policy) || facts.state().backup()) {
            return Optional.empty();
        }
        boolean waiting = waitingPair(node, snapshot);
        Optional<Boolean> announced = node.topology().map(all -> announcesBackup(all, facts));
        Evidence configured = witness.says("HA policy", facts.identity().haPolicy());
        if (!waiting && !announced.orElse(true)) {
            return Optional.of(Finding.of(
                    FindingCode.BACKUP_MISSING,
                    node.name() + " is a primary of a pair and no backup is announced.",
                    List.of(configured, witness.says("backup in the topology", "none")),
                    Words.list("nodes", "")
                            + " for the members that are known; start the backup, or look at its log."));
        }
        if (policy.contains("replica") && !facts.state().replicaSync()) {
            return Optional.of(Finding.of(
                    FindingCode.BACKUP_NOT_IN_SYNC,
                    "The backup of " + node.name() + " is not in sync.",
                    List.of(configured, witness.says("replica in sync", false)),
                    "diagnose again: a first copy takes as long as the journal is large; then the backup's log."));
        }
        return Optional.empty();
    }

    private static Finding failedOver(NodeSnapshot node, Witness witness) {
        return Finding.of(
                FindingCode.FAILED_OVER,
                node.name() + ", a backup, serves clients and has no member behind it"
                        + node.view().pair().map(p -> "; its primary is " + p).orElse("") + ".",
                List.of(witness.says("configured as backup", true), witness.says("active", true)),
                Words.list("nodes", "") + " for the state of the pair; start the primary again.");
    }

    // The broker's words are "Replication Primary ..." and "Shared Store Primary"; "Primary Only" has no backup.
    // Brokers before 2.32 say master and live.
    private static boolean isPrimary(String policy) {
        return (policy.contains("primary") || policy.contains("master") || policy.contains("live"))
                && !policy.contains("only");
    }

    private static boolean announcesBackup(List<TopologyMember> topology, NodeFacts facts) {
        return topology.stream()
                .anyMatch(m -> m.nodeId().equals(facts.identity().nodeId())
                        && m.backup().isPresent());
    }

    private static boolean waitingPair(NodeSnapshot node, ClusterSnapshot snapshot) {
        return node.view().pair().stream()
                .flatMap(pair -> snapshot.nodes().stream().filter(n -> n.name().equals(pair)))
                .anyMatch(n -> n.view().state() == NodeView.State.PASSIVE);
    }
}
