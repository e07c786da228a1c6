package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.ConsumerFacts;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Consumers that hold messages and acknowledge none. With two readings, a consumer must hold messages in both and acknowledge
 * nothing in between; how long it was quiet before, by the broker's own times, makes it a warning.
 */
final class StalledCheck {
    private StalledCheck() {}

    static Stream<Finding> stalled(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        List<ConsumerFacts> quiet = part.latest().taking().stream()
                .filter(c -> holdsAndIsQuiet(c, part))
                .sorted(Comparator.comparing(
                        c -> quietSince(c).orElse(part.latest().readAt())))
                .toList();
        if (quiet.isEmpty()) {
            return Stream.empty();
        }
        Optional<Duration> longest = quietFor(quiet.getFirst(), part);
        boolean lasting = longest.filter(d -> d.compareTo(thresholds.quietConsumer()) >= 0)
                .isPresent();
        if (part.second().isEmpty() && !lasting) {
            return Stream.empty();
        }
        return Stream.of(finding(part, snapshot, quiet, lasting, longest));
    }

    private static Finding finding(
            QueuePart part,
            QueueSnapshot snapshot,
            List<ConsumerFacts> quiet,
            boolean lasting,
            Optional<Duration> longest) {
        long held = quiet.stream().mapToLong(c -> c.progress().inDelivery()).sum();
        StringBuilder summary = new StringBuilder()
                .append(quiet.size())
                .append(" of ")
                .append(Words.count(part.latest().taking().size(), "consumer"))
                .append(" of ")
                .append(Words.quoted(snapshot.queue()))
                .append(" on ")
                .append(part.node())
                .append(quiet.size() == 1 ? " holds " : " hold ")
                .append(Words.count(held, "message"))
                .append(" and acknowledged none");
        if (part.second().isPresent()) {
            summary.append(" in the ").append(Words.duration(part.span())).append(" between two readings");
        }
        longest.ifPresent(d -> summary.append(part.second().isPresent() ? ", nor" : "")
                .append(" for ")
                .append(Words.duration(d)));
        summary.append(lasting ? "." : ": stalled, or slower than that with each message.");
        return Finding.of(
                FindingCode.CONSUMER_STALLED,
                lasting ? Severity.WARNING : Severity.NOTICE,
                summary.toString(),
                evidence(part, quiet),
                Words.list("consumers", snapshot.queue())
                        + " shows client, address and times of each; a thread dump of "
                        + Words.quoted(client(quiet.getFirst())) + " shows where it waits.");
    }

    private static List<Evidence> evidence(QueuePart part, List<ConsumerFacts> quiet) {
        Witness witness = part.witness();
        List<Evidence> evidence = new ArrayList<>();
        for (ConsumerFacts c : quiet.subList(0, Math.min(quiet.size(), BacklogChecks.EVIDENCE_MAX))) {
            String who = "consumer " + c.id() + " of client " + Words.quoted(client(c));
            evidence.add(witness.count("held by " + who, c.progress().inDelivery()));
            evidence.add(witness.says(
                    "last acknowledged by " + who,
                    c.progress().lastAcknowledged().map(Instant::toString).orElse("never")));
        }
        if (part.second().isPresent()) {
            evidence.add(witness.seconds("time between the readings", part.span()));
        }
        return evidence;
    }

    private static boolean holdsAndIsQuiet(ConsumerFacts consumer, QueuePart part) {
        if (consumer.progress().inDelivery() <= 0) {
            return false;
        }
        if (part.second().isEmpty()) {
            return true;
        }
        return part.first()
                .same(consumer)
                .filter(before -> before.progress().inDelivery() > 0
                        && before.progress().acknowledged()
                                == consumer.progress().acknowledged())
                .isPresent();
    }

    private static Optional<Duration> quietFor(ConsumerFacts consumer, QueuePart part) {
        return quietSince(consumer)
                .map(since -> Duration.between(since, part.latest().readAt()))
                .filter(d -> !d.isNegative());
    }

    // A consumer that never acknowledged is quiet since it was there, at the latest.
    private static Optional<Instant> quietSince(ConsumerFacts consumer) {
        return consumer.progress().lastAcknowledged().or(consumer::createdAt);
    }

    private static String client(ConsumerFacts consumer) {
        String id = consumer.origin().clientId();
        return id.isBlank() ? consumer.origin().remoteAddress() : id;
    }
}
