package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.QueueTrait;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What a queue is configured to be, where that surprises whoever reads its counts. */
final class KindChecks {
    private KindChecks() {}

    /** Queues that lose messages, or themselves, when a consumer leaves. */
    static Stream<Finding> losesMessages(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        List<Finding> findings = new ArrayList<>();
        long messages = part.counts().messages();
        long consumers = part.counts().consumers();
        List<Evidence> evidence = List.of(
                part.witness().count("messages", messages), part.witness().says("consumers", consumers, "consumers"));
        String next = Words.list("consumers", snapshot.queue()) + " shows whose leaving would do it.";
        if (part.config().is(QueueTrait.PURGE_ON_NO_CONSUMERS)) {
            findings.add(Finding.of(
                    FindingCode.PURGE_ON_NO_CONSUMERS,
                    messages > 0 && consumers == 1 ? Severity.WARNING : Severity.NOTICE,
                    where(part, snapshot) + " is emptied when its last consumer leaves; it has "
                            + Words.count(consumers, "consumer") + " and " + Words.count(messages, "message") + ".",
                    evidence,
                    next));
        }
        if (part.config().is(QueueTrait.AUTO_DELETE)) {
            findings.add(Finding.of(
                    FindingCode.AUTO_DELETE_QUEUE,
                    where(part, snapshot) + " goes away by itself after its last consumer; it has "
                            + Words.count(consumers, "consumer") + " and " + Words.count(messages, "message") + ".",
                    evidence,
                    next));
        }
        return findings.stream();
    }

    static Stream<Finding> ring(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        long size = part.config().ringSize();
        long messages = part.counts().messages();
        if (size < 0) {
            return Stream.empty();
        }
        boolean full = messages >= size;
        return Stream.of(Finding.of(
                FindingCode.RING_QUEUE,
                full ? Severity.WARNING : Severity.NOTICE,
                where(part, snapshot) + " is a ring of " + size + " and holds " + Words.count(messages, "message")
                        + (full ? ": each new message now drops the oldest." : "."),
                List.of(part.witness().count("ring-size", size), part.witness().count("messages", messages)),
                Words.list("queues", snapshot.queue()) + " shows the ring size; "
                        + Words.list("consumers", snapshot.queue()) + " who should keep up."));
    }

    /** Kinds that lose nothing and explain a count. */
    static Stream<Finding> explains(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        List<Finding> findings = new ArrayList<>();
        if (part.config().is(QueueTrait.LAST_VALUE)) {
            findings.add(explains(FindingCode.LAST_VALUE_QUEUE, "last-value", part, snapshot));
        }
        // The broker's list of queues does not tell this trait: the default of the address stands in for it.
        boolean byDefault = PlacementChecks.setting(part, "defaultNonDestructive")
                .filter("true"::equals)
                .isPresent();
        if (part.config().is(QueueTrait.NON_DESTRUCTIVE) || byDefault) {
            findings.add(explains(FindingCode.NON_DESTRUCTIVE_QUEUE, "non-destructive", part, snapshot));
        }
        if (part.config().is(QueueTrait.INTERNAL) || snapshot.queue().startsWith(QueueSample.MIRROR_PREFIX)) {
            findings.add(explains(FindingCode.INTERNAL_QUEUE, "internal", part, snapshot));
        }
        return findings.stream();
    }

    private static Finding explains(FindingCode code, String kind, QueuePart part, QueueSnapshot snapshot) {
        return Finding.of(
                code,
                where(part, snapshot) + " is " + kind + " and holds "
                        + Words.count(part.counts().messages(), "message") + ".",
                List.of(
                        part.witness().says(kind, true),
                        part.witness().count("messages", part.counts().messages())),
                Words.browse(snapshot.queue()) + " shows what it holds.");
    }

    private static String where(QueuePart part, QueueSnapshot snapshot) {
        return Words.quoted(snapshot.queue()) + " on " + part.node();
    }
}
