package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.ConsumerFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Consumers that are attached and are handed nothing, while messages are ready in every reading. Told apart by what can
 * explain it: an exclusive queue, the selector, message groups; what none of them explains is want of credit.
 */
final class StarvedCheck {
    private StarvedCheck() {}

    static Stream<Finding> starved(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        boolean waiting = part.counts().ready() > 0
                && part.first().facts().counts().ready() > 0
                && !part.latest().facts().paused()
                && !part.config().is(QueueTrait.NON_DESTRUCTIVE);
        if (!waiting) {
            return Stream.empty();
        }
        Map<FindingCode, List<ConsumerFacts>> byReason = new EnumMap<>(FindingCode.class);
        for (ConsumerFacts consumer : part.latest().taking()) {
            if (isIdle(consumer, part)) {
                byReason.computeIfAbsent(reason(consumer, part), code -> new ArrayList<>())
                        .add(consumer);
            }
        }
        return byReason.entrySet().stream().map(e -> finding(e.getKey(), e.getValue(), part, snapshot));
    }

    // With one reading only a consumer that was never handed anything counts: an idle one may just be between two
    // messages.
    private static boolean isIdle(ConsumerFacts consumer, QueuePart part) {
        if (consumer.progress().inDelivery() != 0) {
            return false;
        }
        if (part.second().isEmpty()) {
            return consumer.progress().delivered() == 0;
        }
        Optional<ConsumerFacts> before = part.first().same(consumer);
        return before.filter(b -> b.progress().inDelivery() == 0
                        && b.progress().delivered() == consumer.progress().delivered())
                .isPresent();
    }

    private static FindingCode reason(ConsumerFacts consumer, QueuePart part) {
        boolean othersWork = part.latest().taking().stream().anyMatch(c -> c != consumer && !isIdle(c, part));
        Optional<Boolean> matches = consumer.filter().flatMap(selector -> part.contents().probes().stream()
                .filter(p -> p.selector().equals(selector))
                .map(SelectorProbe::matches)
                .findFirst());
        if (consumer.filter().isPresent() && !matches.orElse(false)) {
            return FindingCode.STARVED_SELECTOR;
        } else if (part.config().is(QueueTrait.EXCLUSIVE) && othersWork) {
            return FindingCode.STARVED_EXCLUSIVE;
        } else if (othersWork
                && part.contents().head().filter(h -> h.grouped() > 0).isPresent()) {
            return FindingCode.STARVED_GROUP;
        }
        return FindingCode.STARVED_CREDIT;
    }

    private static Finding finding(FindingCode code, List<ConsumerFacts> idle, QueuePart part, QueueSnapshot snapshot) {
        Witness witness = part.witness();
        List<ConsumerFacts> sorted =
                idle.stream().sorted(Comparator.comparing(ConsumerFacts::id)).toList();
        List<Evidence> evidence = new ArrayList<>();
        evidence.add(witness.count("messages ready", part.counts().ready()));
        for (ConsumerFacts c : sorted.subList(0, Math.min(sorted.size(), BacklogChecks.EVIDENCE_MAX))) {
            evidence.add(witness.count(
                    "handed so far to consumer " + c.id(), c.progress().delivered()));
            c.filter().ifPresent(f -> evidence.add(selector(c, f, part)));
        }
        String summary = sorted.size() + " of "
                + Words.count(part.latest().taking().size(), "consumer") + " of " + Words.quoted(snapshot.queue())
                + " on " + part.node() + (sorted.size() == 1 ? " is" : " are") + " handed nothing while "
                + Words.count(part.counts().ready(), "message") + " wait: " + because(code, sorted, part) + ".";
        return Finding.of(code, summary, evidence, next(code, snapshot.queue(), sorted));
    }

    private static Evidence selector(ConsumerFacts consumer, String filter, QueuePart part) {
        String found = part.contents().probes().stream()
                .filter(p -> p.selector().equals(filter))
                .map(p -> p.matches() ? " (a message that waits meets it)" : " (no message that waits meets it)")
                .findFirst()
                .orElse(" (not tried on the messages)");
        return part.witness().says("selector of consumer " + consumer.id() + found, filter);
    }

    private static String because(FindingCode code, List<ConsumerFacts> idle, QueuePart part) {
        return switch (code) {
            case STARVED_SELECTOR -> {
                boolean tried = idle.stream().allMatch(c -> part.contents().probes().stream()
                        .anyMatch(p -> p.selector().equals(c.filter().orElse(""))));
                yield "selector " + Words.quoted(idle.getFirst().filter().orElse(""))
                        + (tried ? " meets none of them" : " most likely meets none of them, which was not tried");
            }
            case STARVED_EXCLUSIVE -> "the queue is exclusive and serves another consumer";
            case STARVED_GROUP -> "the messages belong to groups that other consumers own";
            default -> "no selector, group or exclusive queue explains it, so it most likely gave no credit";
        };
    }

    private static String next(FindingCode code, String queue, List<ConsumerFacts> idle) {
        return switch (code) {
            case STARVED_SELECTOR ->
                Words.browse(queue) + " shows the properties of what waits, and the same call with filter="
                        + Words.quoted(idle.getFirst().filter().orElse("")) + " what the consumer would get.";
            case STARVED_GROUP ->
                Words.browse(queue) + " shows the group of each message; " + Words.list("consumers", queue)
                        + " who holds what.";
            case STARVED_EXCLUSIVE -> Words.list("consumers", queue) + " shows which consumer is served.";
            default ->
                Words.list("consumers", queue) + " and " + Words.list("sessions", "")
                        + " show client and protocol; look there for prefetch, window size and a start that is missing.";
        };
    }
}
