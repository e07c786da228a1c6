package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.ClockReading;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.cluster.NodeView;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Whether each node answers, and whether the nodes agree on version and time. */
final class NodeChecks {
    private NodeChecks() {}

    static Stream<Finding> unreachable(ClusterSnapshot snapshot, Thresholds thresholds) {
        return snapshot.nodes().stream()
                .filter(n -> n.view().state() == NodeView.State.UNREACHABLE)
                .map(n -> unreachable(n.view(), snapshot));
    }

    private static Finding unreachable(NodeView view, ClusterSnapshot snapshot) {
        Witness witness = new Witness(view.name(), snapshot.readAt());
        boolean served = view.pair()
                .flatMap(pair -> snapshot.nodes().stream()
                        .filter(n -> n.name().equals(pair))
                        .findFirst())
                .filter(n -> n.view().state() == NodeView.State.ACTIVE)
                .isPresent();
        String reason = view.reason().orElse("no reason was given");
        String summary = view.name() + " is unreachable for "
                + Words.duration(Duration.between(view.since(), snapshot.readAt())) + ": " + reason
                + (served ? "; the other member of its pair, " + view.pair().orElse("") + ", is active." : ".");
        return Finding.of(
                FindingCode.NODE_UNREACHABLE,
                served ? Severity.WARNING : Severity.CRITICAL,
                summary,
                List.of(
                        witness.says("url that was tried", view.url()),
                        witness.says("unreachable since", view.since()),
                        witness.says("reason", reason)),
                Words.list("nodes", "") + " for the state of all nodes; then the node's own process, log and network.");
    }

    /** Nodes that are not known to be down and were not read all the same. A waiting backup is expected to be silent. */
    static Stream<Finding> unread(ClusterSnapshot snapshot, Thresholds thresholds) {
        return snapshot.nodes().stream()
                .filter(n -> n.facts().isEmpty())
                .filter(n ->
                        n.view().state() == NodeView.State.UNKNOWN || n.view().state() == NodeView.State.ACTIVE)
                .map(n -> Finding.of(
                        FindingCode.NODE_UNREAD,
                        n.name() + " was not read: " + n.view().reason().orElse("it did not answer this time") + ".",
                        List.of(new Witness(n.name(), snapshot.readAt())
                                .says(
                                        "state as last known",
                                        n.view().state().name().toLowerCase(Locale.ROOT))),
                        "diagnose again in a moment; " + Words.list("nodes", "") + " for the state of all nodes."));
    }

    static Stream<Finding> versions(ClusterSnapshot snapshot, Thresholds thresholds) {
        List<NodeFacts> read =
                snapshot.nodes().stream().flatMap(n -> n.facts().stream()).toList();
        List<String> versions = read.stream()
                .map(f -> f.identity().version())
                .distinct()
                .sorted()
                .toList();
        if (versions.size() < 2) {
            return Stream.empty();
        }
        List<Evidence> evidence = snapshot.nodes().stream()
                .flatMap(n -> n.facts().stream().map(f -> new Witness(n.name(), f.readAt())
                        .says("version", f.identity().version())))
                .toList();
        return Stream.of(Finding.of(
                FindingCode.VERSION_MIX,
                "The nodes run " + versions.size() + " versions: " + String.join(", ", versions) + ".",
                evidence,
                Words.list("nodes", "") + " shows the version of each node; finish the upgrade."));
    }

    static Stream<Finding> clocks(ClusterSnapshot snapshot, Thresholds thresholds) {
        return snapshot.nodes().stream().flatMap(n -> n.facts().stream()
                .filter(f -> skewed(f.clock(), thresholds))
                .map(f -> skew(n.name(), f)));
    }

    private static boolean skewed(ClockReading clock, Thresholds thresholds) {
        return Math.abs(clock.offsetMillis())
                > clock.uncertaintyMillis() + thresholds.clockTolerance().toMillis();
    }

    private static Finding skew(String node, NodeFacts facts) {
        ClockReading clock = facts.clock();
        Witness witness = new Witness(node, facts.readAt());
        return Finding.of(
                FindingCode.CLOCK_SKEW,
                "The clock of " + node + " is " + Math.abs(clock.offsetMillis()) + " ms "
                        + (clock.offsetMillis() > 0 ? "ahead of" : "behind") + " Studio's, give or take "
                        + clock.uncertaintyMillis() + " ms.",
                List.of(
                        witness.says("clock offset, node minus Studio", clock.offsetMillis(), "milliseconds"),
                        witness.says("uncertainty of the offset", clock.uncertaintyMillis(), "milliseconds")),
                "Compare with the other nodes by " + Words.list("nodes", "")
                        + "; check time synchronisation on the host.");
    }
}
