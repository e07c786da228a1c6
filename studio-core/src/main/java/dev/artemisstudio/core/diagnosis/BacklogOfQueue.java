package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.QueueCounts;
import dev.artemisstudio.core.broker.QueueTrait;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Why the messages of one queue wait, as far as its own counts say it. */
final class BacklogOfQueue {
    private BacklogOfQueue() {}

    static Stream<Finding> noConsumer(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        long waiting = part.counts().messages() - part.counts().scheduled();
        if (snapshot.consumers() > 0
                || waiting < thresholds.backlogMessages()
                || part.config().is(QueueTrait.INTERNAL)) {
            return Stream.empty();
        }
        Witness witness = part.witness();
        return Stream.of(Finding.of(
                FindingCode.NO_CONSUMER,
                Words.quoted(snapshot.queue()) + " holds " + Words.count(waiting, "message") + " on " + part.node()
                        + " and no node has a consumer for it.",
                List.of(witness.count("messages", waiting), witness.says("consumers", 0, "consumers")),
                Words.list("connections", "") + " shows whether the application is connected at all; "
                        + Words.browse(snapshot.queue()) + " what waits."));
    }

    static Stream<Finding> paused(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        if (!part.latest().facts().paused()) {
            return Stream.empty();
        }
        long messages = part.counts().messages();
        return Stream.of(Finding.of(
                FindingCode.QUEUE_PAUSED,
                messages >= thresholds.backlogMessages() ? Severity.WARNING : Severity.NOTICE,
                Words.quoted(snapshot.queue()) + " is paused on " + part.node() + " and holds "
                        + Words.count(messages, "message") + ".",
                List.of(
                        part.witness().says("paused", true),
                        part.witness().count("messages", messages),
                        part.witness().says("consumers", part.counts().consumers(), "consumers")),
                "Ask who paused it before it is resumed; " + Words.browse(snapshot.queue()) + " shows what waits."));
    }

    static Stream<Finding> oldest(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        return part.contents().oldest().stream()
                .map(sent -> Duration.between(sent, part.latest().readAt()))
                .filter(age -> age.compareTo(thresholds.oldestMessage()) > 0)
                .map(age -> Finding.of(
                        FindingCode.OLDEST_MESSAGE,
                        "The oldest message of " + Words.quoted(snapshot.queue()) + " on " + part.node()
                                + " has waited for " + Words.duration(age) + ".",
                        List.of(part.witness().seconds("age of the oldest message", age)),
                        Words.browse(snapshot.queue()) + " limit=1 shows the message."));
    }

    static Stream<Finding> scheduled(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        long scheduled = part.counts().scheduled();
        if (scheduled <= 0) {
            return Stream.empty();
        }
        return Stream.of(Finding.of(
                FindingCode.SCHEDULED_BACKLOG,
                Words.count(scheduled, "message") + " of " + part.counts().messages() + " in "
                        + Words.quoted(snapshot.queue()) + " on " + part.node() + " wait for their delivery time.",
                List.of(
                        part.witness().count("scheduled messages", scheduled),
                        part.witness().count("messages", part.counts().messages())),
                Words.list("address_settings", part.config().address())
                        + " shows redelivery-delay; otherwise the sender asked for the time."));
    }

    /** What came and went between the readings. Silent for a short span, or where nothing waits. */
    static Stream<Finding> rate(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        Duration span = part.span();
        if (span.compareTo(thresholds.rateSpan()) < 0 || part.counts().ready() < thresholds.backlogMessages()) {
            return Stream.empty();
        }
        QueueCounts before = part.first().facts().counts();
        long came = part.counts().added() - before.added();
        long went = part.counts().acknowledged() - before.acknowledged();
        if (came == went || came < 0 || went < 0) {
            return Stream.empty();
        }
        double seconds = span.toMillis() / 1000.0;
        Witness witness = part.witness();
        List<Evidence> evidence = List.of(
                witness.count("messages added between the readings", came),
                witness.count("messages acknowledged between the readings", went),
                witness.seconds("time between the readings", span),
                witness.count("messages", part.counts().messages()));
        String where = Words.quoted(snapshot.queue()) + " on " + part.node();
        if (came > went) {
            return Stream.of(Finding.of(
                    FindingCode.BACKLOG_GROWING,
                    where + " took " + perSecond(came / seconds) + " and acknowledged " + perSecond(went / seconds)
                            + " within " + Words.duration(span) + ".",
                    evidence,
                    Words.diagnose(snapshot.queue()) + " again in a minute shows whether it lasts; "
                            + Words.list("consumers", snapshot.queue()) + " how busy each consumer is."));
        }
        long left = Math.round(part.counts().messages() * seconds / (went - came));
        return Stream.of(Finding.of(
                FindingCode.BACKLOG_DRAINING,
                where + " shrank by " + perSecond((went - came) / seconds) + " within " + Words.duration(span)
                        + "; at that rate its " + Words.count(part.counts().messages(), "message") + " take about "
                        + Words.duration(Duration.ofSeconds(left)) + ".",
                evidence,
                Words.diagnose(snapshot.queue()) + " again in a minute shows whether it lasts."));
    }

    private static String perSecond(double rate) {
        return String.format(Locale.ROOT, "%.1f messages a second", rate);
    }
}
