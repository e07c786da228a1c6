package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.QueueTrait;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Queues of a cluster in which messages wait. One finding a kind for all nodes, whose evidence names the deepest queues on each. */
final class BacklogChecks {
    /** The most queues named by one finding. */
    static final int EVIDENCE_MAX = 10;

    private BacklogChecks() {}

    static Stream<Finding> noConsumer(ClusterSnapshot snapshot, Thresholds thresholds) {
        return together(
                snapshot,
                q -> ordinary(q)
                        && !snapshot.isSink(q)
                        && !q.facts().paused()
                        && q.facts().counts().consumers() == 0
                        && q.facts().counts().messages() - q.facts().counts().scheduled()
                                >= thresholds.backlogMessages(),
                queues -> Finding.of(
                        FindingCode.NO_CONSUMER,
                        headline(queues, "holds", "hold") + " messages and no consumer" + on(queues)
                                + "; the deepest is " + deepest(queues) + ".",
                        depths(queues),
                        Words.diagnose(queues.getFirst().facts().name()) + "; " + Words.list("consumers", "")
                                + " for who is attached where."));
    }

    static Stream<Finding> paused(ClusterSnapshot snapshot, Thresholds thresholds) {
        return together(
                snapshot,
                q -> ordinary(q) && q.facts().paused() && q.facts().counts().messages() >= thresholds.backlogMessages(),
                queues -> Finding.of(
                        FindingCode.QUEUE_PAUSED,
                        headline(queues, "is", "are") + " paused and messages wait" + on(queues) + "; the deepest is "
                                + deepest(queues) + ".",
                        depths(queues),
                        Words.diagnose(queues.getFirst().facts().name())
                                + "; ask who paused it before it is resumed."));
    }

    static Stream<Finding> oldest(ClusterSnapshot snapshot, Thresholds thresholds) {
        return together(
                snapshot,
                q -> ordinary(q)
                        && !snapshot.isSink(q)
                        && q.oldest()
                                .filter(t -> age(t, q.readAt()).compareTo(thresholds.oldestMessage()) > 0)
                                .isPresent(),
                BacklogChecks::oldest);
    }

    private static Finding oldest(List<QueueSample> queues) {
        List<QueueSample> byAge = queues.stream()
                .sorted(Comparator.comparing(q -> q.oldest().orElseThrow()))
                .toList();
        QueueSample first = byAge.getFirst();
        List<Evidence> evidence = byAge.stream()
                .limit(EVIDENCE_MAX)
                .map(q -> witness(q)
                        .seconds(
                                "age of the oldest message of "
                                        + Words.quoted(q.facts().name()),
                                age(q.oldest().orElseThrow(), q.readAt())))
                .toList();
        return Finding.of(
                FindingCode.OLDEST_MESSAGE,
                "The oldest message of " + Words.quoted(first.facts().name()) + " on " + first.node()
                        + " has waited for " + Words.duration(age(first.oldest().orElseThrow(), first.readAt())) + ".",
                evidence,
                Words.browse(first.facts().name()) + " limit=1 shows the message; "
                        + Words.diagnose(first.facts().name()) + " why it waits.");
    }

    /** The broker's own queues, those of mirroring apart from the others. */
    static Stream<Finding> internal(ClusterSnapshot snapshot, Thresholds thresholds) {
        Predicate<QueueSample> deep = q -> q.facts().counts().messages() >= thresholds.internalBacklogMessages();
        Stream<Finding> mirrors = together(
                snapshot,
                deep.and(QueueSample::mirror),
                queues -> Finding.of(
                        FindingCode.MIRROR_BACKLOG,
                        Words.count(total(queues), "message") + " of mirroring wait" + on(queues) + ".",
                        depths(queues),
                        Words.list("bridges", "") + " and " + Words.list("connections", "")
                                + " for the link to the other site."));
        Stream<Finding> others = together(
                snapshot,
                deep.and(q -> !q.mirror() && q.facts().config().is(QueueTrait.INTERNAL)),
                queues -> Finding.of(
                        FindingCode.INTERNAL_BACKLOG,
                        Words.count(total(queues), "message") + " in the broker's own queues wait" + on(queues) + ".",
                        depths(queues),
                        Words.list("nodes", "") + " and " + Words.list("bridges", "")
                                + " for the member they should go to."));
        return Stream.concat(mirrors, others);
    }

    private static Stream<Finding> together(
            ClusterSnapshot snapshot, Predicate<QueueSample> wanted, Function<List<QueueSample>, Finding> finding) {
        List<QueueSample> found = snapshot.queues().stream().filter(wanted).toList();
        if (found.isEmpty()) {
            return Stream.empty();
        }
        Map<String, Long> depths = depthsByName(found);
        return Stream.of(finding.apply(found.stream()
                .sorted(Comparator.comparingLong(
                                (QueueSample q) -> -depths.get(q.facts().name()))
                        .thenComparing(q -> q.facts().name())
                        .thenComparing(QueueSample::node))
                .toList()));
    }

    private static Map<String, Long> depthsByName(List<QueueSample> queues) {
        return queues.stream()
                .collect(Collectors.groupingBy(
                        q -> q.facts().name(),
                        Collectors.summingLong(q -> q.facts().counts().messages())));
    }

    private static boolean ordinary(QueueSample sample) {
        return !sample.mirror() && !sample.facts().config().is(QueueTrait.INTERNAL);
    }

    private static Duration age(Instant sent, Instant readAt) {
        return Duration.between(sent, readAt);
    }

    private static long total(List<QueueSample> queues) {
        return queues.stream().mapToLong(q -> q.facts().counts().messages()).sum();
    }

    private static String headline(List<QueueSample> queues, String one, String several) {
        int names = depthsByName(queues).size();
        return Words.count(names, "queue") + " " + (names == 1 ? one : several);
    }

    private static String on(List<QueueSample> queues) {
        List<String> nodes =
                queues.stream().map(QueueSample::node).distinct().sorted().toList();
        return " on " + String.join(", ", nodes);
    }

    private static String deepest(List<QueueSample> queues) {
        String name = queues.getFirst().facts().name();
        return Words.quoted(name) + " with " + Words.count(depthsByName(queues).get(name), "message");
    }

    private static List<Evidence> depths(List<QueueSample> queues) {
        return queues.stream()
                .limit(EVIDENCE_MAX)
                .map(q -> witness(q)
                        .count(
                                "messages in " + Words.quoted(q.facts().name()),
                                q.facts().counts().messages()))
                .toList();
    }

    private static Witness witness(QueueSample sample) {
        return new Witness(sample.node(), sample.readAt());
    }
}
