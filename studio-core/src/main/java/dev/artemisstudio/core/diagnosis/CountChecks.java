package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.PreparedTransaction;
import dev.artemisstudio.core.broker.QueueCounts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Counts that can't be right, or that do not agree with what can be seen; shown with the reason. */
final class CountChecks {
    private CountChecks() {}

    static Stream<Finding> belowZero(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        Map<String, Long> counters = counters(part.counts());
        counters.values().removeIf(value -> value >= 0);
        if (counters.isEmpty()) {
            return Stream.empty();
        }
        List<Evidence> evidence = counters.entrySet().stream()
                .map(e -> part.witness().count(e.getKey(), e.getValue()))
                .toList();
        return Stream.of(Finding.of(
                FindingCode.COUNT_BELOW_ZERO,
                "The broker counts below zero for " + Words.quoted(snapshot.queue()) + " on " + part.node() + ": "
                        + String.join(
                                ", ",
                                counters.entrySet().stream()
                                        .map(e -> e.getKey() + " " + e.getValue())
                                        .toList())
                        + ".",
                evidence,
                Words.browse(snapshot.queue()) + " shows the messages that are really there."));
    }

    /** Compared only when nothing came or went between the readings, as browsing happened between them. */
    static Stream<Finding> disagrees(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        Optional<BrowseSample> head = part.contents().head();
        long ready = part.counts().ready();
        if (head.isEmpty() || !part.quiet() || ready < 0) {
            return Stream.empty();
        }
        BrowseSample seen = head.get();
        boolean agrees = seen.more() ? ready > seen.seen() : ready == seen.seen();
        if (agrees) {
            return Stream.empty();
        }
        String shown = (seen.more() ? "more than " : "") + seen.seen();
        List<Evidence> evidence = new ArrayList<>(List.of(
                part.witness().count("messages", part.counts().messages()),
                part.witness().count("in delivery", part.counts().delivering()),
                part.witness().count("scheduled", part.counts().scheduled()),
                new Witness(part.node(), seen.readAt()).says("seen by browsing", shown, "messages")));
        evidence.addAll(prepared(part));
        return Stream.of(Finding.of(
                FindingCode.COUNT_DISAGREES,
                "By its counts " + Words.quoted(snapshot.queue()) + " has " + ready + " messages ready on "
                        + part.node() + ", and browsing shows " + shown + because(part) + ".",
                evidence,
                next(snapshot)));
    }

    static Stream<Finding> deliveringToNobody(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        long delivering = part.counts().delivering();
        boolean before = part.first().facts().counts().delivering() > 0;
        if (delivering <= 0
                || !before
                || part.counts().consumers() > 0
                || part.first().facts().counts().consumers() > 0) {
            return Stream.empty();
        }
        List<Evidence> evidence = new ArrayList<>(List.of(
                part.witness().count("in delivery", delivering), part.witness().says("consumers", 0, "consumers")));
        evidence.addAll(prepared(part));
        return Stream.of(Finding.of(
                FindingCode.DELIVERING_WITHOUT_CONSUMER,
                Words.count(delivering, "message") + " of " + Words.quoted(snapshot.queue()) + " on " + part.node()
                        + " are in delivery though it has no consumer" + because(part) + ".",
                evidence,
                next(snapshot)));
    }

    private static String because(QueuePart part) {
        int prepared = part.around().prepared().map(List::size).orElse(0);
        return prepared == 0
                ? ""
                : "; the node has " + Words.count(prepared, "prepared transaction") + " that may hold them";
    }

    private static List<Evidence> prepared(QueuePart part) {
        return part.around()
                .prepared()
                .map(all -> List.of(part.witness()
                        .says(
                                "prepared transactions of the node"
                                        + all.stream()
                                                .findFirst()
                                                .map(PreparedTransaction::xid)
                                                .map(xid -> ", the first " + xid)
                                                .orElse(""),
                                all.size(),
                                "transactions")))
                .orElse(List.of());
    }

    private static String next(QueueSnapshot snapshot) {
        return Words.list("prepared_transactions", "") + " shows transactions that wait for their outcome; "
                + Words.list("consumers", snapshot.queue()) + " who holds messages.";
    }

    private static Map<String, Long> counters(QueueCounts counts) {
        Map<String, Long> counters = new LinkedHashMap<>();
        counters.put("messages", counts.messages());
        counters.put("in delivery", counts.delivering());
        counters.put("scheduled", counts.scheduled());
        if (counts.messages() >= 0 && counts.delivering() >= 0 && counts.scheduled() >= 0) {
            counters.put("ready (messages less in delivery and scheduled)", counts.ready());
        }
        return counters;
    }
}
