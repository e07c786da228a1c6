package dev.artemisstudio.core.diagnosis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Dead-letter queues that hold messages, and those that are filling. */
final class DeadLetterChecks {
    private DeadLetterChecks() {}

    static Stream<Finding> growing(ClusterSnapshot snapshot, Thresholds thresholds) {
        return snapshot.deadLetters().stream().filter(d -> d.growth() > 0).map(DeadLetterChecks::growing);
    }

    private static Finding growing(DeadLetterSample sample) {
        CountReading first = sample.first();
        CountReading second = sample.latest();
        Duration span = Duration.between(first.readAt(), second.readAt());
        String what = "messages in dead-letter queue " + Words.quoted(sample.queue());
        return Finding.of(
                FindingCode.DEAD_LETTERS_GROWING,
                "Dead-letter queue " + Words.quoted(sample.queue()) + " on " + sample.node() + " grew by "
                        + sample.growth() + " to " + Words.count(second.messages(), "message") + " within "
                        + Words.duration(span) + ".",
                List.of(
                        new Witness(sample.node(), first.readAt()).count(what, first.messages()),
                        new Witness(sample.node(), second.readAt()).count(what, second.messages()),
                        new Witness(sample.node(), second.readAt()).seconds("time between the readings", span)),
                next(sample));
    }

    static Stream<Finding> present(ClusterSnapshot snapshot, Thresholds thresholds) {
        return snapshot.deadLetters().stream()
                .filter(d -> d.latest().messages() > 0 && d.growth() <= 0)
                .sorted(Comparator.comparingLong(
                                (DeadLetterSample d) -> -d.latest().messages())
                        .thenComparing(DeadLetterSample::queue))
                .collect(Collectors.groupingBy(DeadLetterSample::node, TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(DeadLetterChecks::present);
    }

    private static Finding present(List<DeadLetterSample> samples) {
        List<Evidence> evidence = new ArrayList<>();
        for (DeadLetterSample d : samples.subList(0, Math.min(samples.size(), BacklogChecks.EVIDENCE_MAX))) {
            evidence.add(new Witness(d.node(), d.latest().readAt())
                    .count(
                            "messages in dead-letter queue " + Words.quoted(d.queue()),
                            d.latest().messages()));
        }
        long total = samples.stream().mapToLong(d -> d.latest().messages()).sum();
        return Finding.of(
                FindingCode.DEAD_LETTERS_PRESENT,
                Words.count(total, "dead letter") + " in "
                        + Words.names(
                                samples.stream().map(DeadLetterSample::queue).toList()) + " on "
                        + samples.getFirst().node() + ".",
                evidence,
                next(samples.getFirst()));
    }

    private static String next(DeadLetterSample sample) {
        return Words.browse(sample.queue()) + " shows where each message came from; " + Words.list("dead_letters", "")
                + " which addresses send here.";
    }
}
