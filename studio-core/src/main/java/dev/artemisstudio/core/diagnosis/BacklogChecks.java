package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.QueueTrait;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Queues of a cluster in which messages wait. One finding a node and kind, whose evidence names the deepest queues. */
final class BacklogChecks {
    /** The most queues named by one finding. */
    static final int EVIDENCE_MAX = 10;

    private BacklogChecks() {}

    static Stream<Finding> noConsumer(ClusterSnapshot snapshot, Thresholds thresholds) {
        return perNode(
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
        return perNode(
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
        return perNode(
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
                "The oldest message of " + Words.quoted(first.facts().name()) + on(queues) + " has waited for "
                        + Words.duration(age(first.oldest().orElseThrow(), first.readAt())) + ".",
                evidence,
                Words.browse(first.facts().name()) + " limit=1 shows the message; "
                        + Words.diagnose(first.facts().name()) + " why it waits.");
    }

    /** The broker's own queues, those of mirroring apart from the others. */
    static Stream<Finding> internal(ClusterSnapshot snapshot, Thresholds thresholds) {
        Predicate<QueueSample> deep = q -> q.facts().counts().messages() >= thresholds.internalBacklogMessages();
        Stream<Finding> mirrors = perNode(
                snapshot,
                deep.and(QueueSample::mirror),
                queues -> Finding.of(
                        FindingCode.MIRROR_BACKLOG,
                        Words.count(total(queues), "message") + " of mirroring wait" + on(queues) + ".",
                        depths(queues),
                        Words.list("bridges", "") + " and " + Words.list("connections", "")
                                + " for the link to the other site."));
        Stream<Finding> others = perNode(
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

    private static Stream<Finding> perNode(
            ClusterSnapshot snapshot, Predicate<QueueSample> wanted, Function<List<QueueSample>, Finding> finding) {
        return snapshot.queues().stream()
                .filter(wanted)
                .sorted(Comparator.comparingLong(
                                (QueueSample q) -> -q.facts().counts().messages())
                        .thenComparing(q -> q.facts().name()))
                .collect(Collectors.groupingBy(QueueSample::node, TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(finding);
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
        return Words.count(queues.size(), "queue") + " " + (queues.size() == 1 ? one : several);
    }

    private static String on(List<QueueSample> queues) {
        return " on " + queues.getFirst().node();
    }

    private static String deepest(List<QueueSample> queues) {
        QueueSample first = queues.getFirst();
        return Words.quoted(first.facts().name()) + " with "
                + Words.count(first.facts().counts().messages(), "message");
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
