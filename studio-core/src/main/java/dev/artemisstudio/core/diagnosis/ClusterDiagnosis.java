package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.cluster.NodeView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Finds what is wrong with a cluster, from a snapshot alone. */
public final class ClusterDiagnosis {
    private static final List<BiFunction<ClusterSnapshot, Thresholds, Stream<Finding>>> CHECKS = List.of(
            NodeChecks::unreachable,
            NodeChecks::unread,
            NodeChecks::versions,
            NodeChecks::clocks,
            PairChecks::splitBrain,
            PairChecks::pairs,
            UsageChecks::disk,
            UsageChecks::memory,
            UsageChecks::paging,
            AddressChecks::limits,
            LinkChecks::stopped,
            LinkChecks::members,
            BacklogChecks::internal,
            BacklogChecks::noConsumer,
            BacklogChecks::paused,
            BacklogChecks::oldest,
            DeadLetterChecks::growing,
            DeadLetterChecks::present);

    private ClusterDiagnosis() {}

    /** The findings and the verdict. */
    public static Diagnosis of(ClusterSnapshot snapshot, Thresholds thresholds) {
        List<Finding> findings = Stream.concat(
                        CHECKS.stream().flatMap(check -> check.apply(snapshot, thresholds)),
                        Gaps.findings(snapshot.gaps(), snapshot.readAt()))
                .sorted(Finding.ORDER)
                .toList();
        return new Diagnosis(verdict(snapshot, findings), findings);
    }

    private static String verdict(ClusterSnapshot snapshot, List<Finding> findings) {
        List<String> read = new ArrayList<>();
        List<String> waiting = new ArrayList<>();
        List<String> unread = new ArrayList<>();
        for (NodeSnapshot node : snapshot.nodes()) {
            if (node.facts().isPresent()) {
                read.add(node.name());
            } else if (node.view().state() == NodeView.State.PASSIVE) {
                waiting.add(node.name());
            } else {
                unread.add(node.name());
            }
        }
        String scope = "Read " + read.size() + " of "
                + Words.count(snapshot.nodes().size() - waiting.size(), "serving node") + ", "
                + Words.count(snapshot.queues().size(), "queue") + " worth a look"
                + (waiting.isEmpty() ? "" : "; waiting backups are judged through their primaries");
        return Verdict.of("Cluster " + Words.quoted(snapshot.cluster()), findings, scope, unread, snapshot.gaps());
    }
}
