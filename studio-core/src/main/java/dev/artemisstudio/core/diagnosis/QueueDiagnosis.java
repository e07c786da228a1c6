package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.cluster.NodeStatus;
import java.util.List;
import java.util.stream.Stream;

/** Finds what is wrong with a queue on all nodes that have it, from a snapshot alone. */
public final class QueueDiagnosis {
    /** Looks at the queue on one node, with the whole snapshot at hand. */
    @FunctionalInterface
    interface Check {
        Stream<Finding> apply(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds);
    }

    private static final List<Check> CHECKS = List.of(
            BacklogOfQueue::noConsumer,
            BacklogOfQueue::paused,
            BacklogOfQueue::oldest,
            BacklogOfQueue::scheduled,
            BacklogOfQueue::rate,
            StalledCheck::stalled,
            StarvedCheck::starved,
            AddressChecks::limit,
            RoutingChecks::maxConsumers,
            RoutingChecks::filter,
            PlacementChecks::stuck,
            DestinationChecks::deadLetter,
            DestinationChecks::expiry,
            CountChecks::belowZero,
            CountChecks::disagrees,
            CountChecks::deliveringToNobody,
            KindChecks::losesMessages,
            KindChecks::ring,
            KindChecks::explains);

    private QueueDiagnosis() {}

    /** The findings and the verdict. */
    public static Diagnosis of(QueueSnapshot snapshot, Thresholds thresholds) {
        Stream<Finding> perPart = snapshot.parts().stream()
                .flatMap(part -> CHECKS.stream().flatMap(check -> check.apply(part, snapshot, thresholds)));
        List<Finding> findings = Stream.of(
                        perPart,
                        PlacementChecks.missing(snapshot),
                        snapshot.unread().stream().flatMap(status -> unread(status, snapshot)),
                        Gaps.findings(snapshot.gaps(), snapshot.readAt()))
                .flatMap(s -> s)
                .sorted(Finding.ORDER)
                .toList();
        return new Diagnosis(verdict(snapshot, findings), findings);
    }

    private static Stream<Finding> unread(NodeStatus status, QueueSnapshot snapshot) {
        if (status.status() != NodeStatus.State.UNREACHABLE) {
            return Stream.empty();
        }
        Witness witness = new Witness(status.node(), snapshot.readAt());
        String reason = status.reason().orElse("no reason was given");
        return Stream.of(Finding.of(
                FindingCode.NODE_UNREACHABLE,
                status.node() + " does not answer, so that nothing is known of the queue there: " + reason + ".",
                List.of(
                        witness.says("reason", reason),
                        witness.says(
                                "unreachable since",
                                status.since().map(Object::toString).orElse("not known"))),
                "diagnose without queue for the cluster as a whole; " + Words.list("nodes", "") + "."));
    }

    private static String verdict(QueueSnapshot snapshot, List<Finding> findings) {
        long messages =
                snapshot.parts().stream().mapToLong(p -> p.counts().messages()).sum();
        List<String> unread = snapshot.unread().stream()
                .filter(s -> s.status() == NodeStatus.State.UNREACHABLE)
                .map(NodeStatus::node)
                .toList();
        String scope = "Read on " + Words.count(snapshot.parts().size(), "node") + ": "
                + Words.count(messages, "message") + ", " + Words.count(snapshot.consumers(), "consumer");
        return Verdict.of("Queue " + Words.quoted(snapshot.queue()), findings, scope, unread, snapshot.gaps());
    }
}
