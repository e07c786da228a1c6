package dev.artemisstudio.core.diagnosis;

import static dev.artemisstudio.core.diagnosis.FindingCode.*;
import static dev.artemisstudio.core.diagnosis.PartBuilder.on;
import static dev.artemisstudio.core.diagnosis.PartBuilder.part;
import static dev.artemisstudio.core.diagnosis.QueueCase.missing;
import static dev.artemisstudio.core.diagnosis.QueueCase.snapshot;
import static dev.artemisstudio.core.diagnosis.Queues.config;
import static dev.artemisstudio.core.diagnosis.Queues.counts;
import static dev.artemisstudio.core.diagnosis.Queues.moving;
import static dev.artemisstudio.core.diagnosis.Severity.CRITICAL;
import static dev.artemisstudio.core.diagnosis.Severity.INFO;
import static dev.artemisstudio.core.diagnosis.Severity.NOTICE;
import static dev.artemisstudio.core.diagnosis.Severity.WARNING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.broker.QueueCounts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.cluster.NodeStatus;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class QueueDiagnosisTest {
    private static final String SELECTOR = "colour = 'red'";

    static Stream<QueueCase> backlog() {
        return Stream.of(
                QueueCase.of(NO_CONSUMER, WARNING, part().counts(1, 0, 0, 0), part().counts(1, 0, 0, 1)),
                // scheduled messages need no consumer yet
                QueueCase.of(NO_CONSUMER, WARNING, part().counts(2, 0, 1, 0), part().counts(2, 0, 2, 0)),
                QueueCase.of(
                        NO_CONSUMER,
                        WARNING,
                        part().counts(1, 0, 0, 0),
                        part().counts(1, 0, 0, 0).config(config("orders", QueueTrait.INTERNAL))),
                // consumers elsewhere: stuck, not abandoned
                new QueueCase(
                        NO_CONSUMER,
                        WARNING,
                        snapshot(part().counts(1, 0, 0, 0), on("b")),
                        snapshot(part().counts(1, 0, 0, 0), on("b").counts(0, 0, 0, 1))),
                QueueCase.of(QUEUE_PAUSED, WARNING, part().counts(1, 0, 0, 1).paused(), part().counts(1, 0, 0, 1)),
                QueueCase.of(QUEUE_PAUSED, NOTICE, part().paused(), part()),
                QueueCase.of(OLDEST_MESSAGE, WARNING, part().oldest(61), part().oldest(60)),
                QueueCase.of(SCHEDULED_BACKLOG, NOTICE, part().counts(3, 0, 2, 1), part().counts(3, 0, 0, 1)),
                QueueCase.of(
                        BACKLOG_GROWING,
                        NOTICE,
                        part().counts(moving(10, 100, 50), moving(12, 105, 53)),
                        part().counts(moving(10, 100, 50), moving(10, 105, 55))),
                QueueCase.of(
                        BACKLOG_DRAINING,
                        INFO,
                        part().counts(moving(10, 100, 50), moving(8, 101, 53)),
                        // counters begin anew after a restart: no rate can be told
                        part().counts(moving(10, 100, 50), moving(8, 1, 3))));
    }

    static Stream<QueueCase> delivery() {
        PartBuilder[] ready = new PartBuilder[12];
        for (int i = 0; i < ready.length; i++) {
            ready[i] = part().counts(5, 0, 0, 1);
        }
        return Stream.of(
                QueueCase.of(
                        CONSUMER_STALLED,
                        WARNING,
                        part().counts(5, 2, 0, 1).holding("1", 2, 30, 7, 7),
                        part().counts(5, 2, 0, 1).holding("1", 2, 30, 7, 8)),
                QueueCase.of(
                        CONSUMER_STALLED,
                        NOTICE,
                        part().counts(5, 2, 0, 1).holding("1", 2, 29, 7, 7),
                        part().counts(5, 0, 0, 1).holding("1", 0, 29, 7, 7)),
                // one reading alone proves nothing but a long silence
                QueueCase.of(
                        CONSUMER_STALLED,
                        WARNING,
                        part().counts(5, 2, 0, 1).holding("1", 2, 30, 7, 7).readOnce(),
                        part().counts(5, 2, 0, 1).holding("1", 2, 29, 7, 7).readOnce()),
                QueueCase.of(
                        STARVED_SELECTOR,
                        WARNING,
                        ready[0].idle("1", SELECTOR).probe(SELECTOR, false),
                        ready[1].idle("1", SELECTOR).probe(SELECTOR, true)),
                QueueCase.of(
                        STARVED_SELECTOR,
                        WARNING,
                        ready[2].idle("1", SELECTOR).probe(SELECTOR, false),
                        part().counts(5, 5, 0, 1).idle("1", SELECTOR).probe(SELECTOR, false)),
                QueueCase.of(STARVED_CREDIT, WARNING, ready[3].idle("1", ""), ready[4].idle("1", "", 7, 9)),
                QueueCase.of(
                        STARVED_CREDIT,
                        WARNING,
                        ready[5].idle("1", SELECTOR).probe(SELECTOR, true),
                        ready[6].idle("1", "").paused()),
                QueueCase.of(STARVED_CREDIT, WARNING, ready[7].idle("1", ""), ready[8].browsing("1")),
                QueueCase.of(
                        STARVED_EXCLUSIVE,
                        NOTICE,
                        part().counts(5, 2, 0, 2)
                                .config(config("orders", QueueTrait.EXCLUSIVE))
                                .holding("1", 2, 1, 7, 9)
                                .idle("2", ""),
                        part().counts(5, 0, 0, 2)
                                .config(config("orders", QueueTrait.EXCLUSIVE))
                                .idle("1", "")
                                .idle("2", "")),
                QueueCase.of(
                        STARVED_GROUP,
                        NOTICE,
                        part().counts(5, 2, 0, 2)
                                .holding("1", 2, 1, 7, 9)
                                .idle("2", "")
                                .head(3, false, 3, 0),
                        part().counts(5, 2, 0, 2)
                                .holding("1", 2, 1, 7, 9)
                                .idle("2", "")
                                .head(3, false, 0, 0)));
    }

    static Stream<QueueCase> routing() {
        Optional<String> filter = Optional.of(SELECTOR);
        QueueCounts untouched = new QueueCounts(0, 0, 0, 0, 0, 0, 0, 0);
        return Stream.of(
                QueueCase.of(
                        MAX_CONSUMERS_REACHED,
                        NOTICE,
                        part().config(config("orders", Optional.empty(), 2, -1)).counts(0, 0, 0, 2),
                        part().config(config("orders", Optional.empty(), 3, -1)).counts(0, 0, 0, 2)),
                QueueCase.of(
                        FILTER_MATCHES_NOTHING,
                        WARNING,
                        part().config(config("orders", filter, -1, -1))
                                .counts(untouched)
                                .address(0, 4),
                        part().config(config("orders", filter, -1, -1))
                                .counts(0, 0, 0, 0)
                                .address(0, 4)),
                QueueCase.of(
                        FILTER_MATCHES_NOTHING,
                        NOTICE,
                        part().config(config("orders", filter, -1, -1))
                                .counts(untouched)
                                .address(4, 0),
                        part().config(config("orders", filter, -1, -1))
                                .counts(untouched)
                                .address(0, 0)));
    }

    static Stream<QueueCase> placement() {
        PartBuilder elsewhere = on("b").counts(0, 0, 0, 1);
        return Stream.of(
                new QueueCase(
                        STUCK_WITHOUT_CONSUMERS,
                        WARNING,
                        snapshot(part().counts(3, 0, 0, 0).balancing("ON_DEMAND"), elsewhere),
                        snapshot(part().counts(3, 0, 0, 1).balancing("ON_DEMAND"), elsewhere)),
                new QueueCase(
                        STUCK_WITHOUT_CONSUMERS,
                        NOTICE,
                        snapshot(
                                part().counts(3, 0, 0, 0)
                                        .balancing("ON_DEMAND")
                                        .settings(Map.of("redistributionDelay", "5000")),
                                elsewhere),
                        snapshot(part().counts(0, 0, 0, 0), elsewhere)),
                new QueueCase(
                        STUCK_WITHOUT_CONSUMERS,
                        WARNING,
                        snapshot(
                                part().counts(3, 0, 0, 0)
                                        .balancing("STRICT")
                                        .settings(Map.of("redistributionDelay", "0")),
                                elsewhere),
                        snapshot(part().counts(3, 0, 0, 0), on("b"))),
                new QueueCase(MISSING_ON_NODES, NOTICE, missing(List.of("c"), part()), missing(List.of(), part())),
                new QueueCase(
                        MISSING_ON_NODES,
                        NOTICE,
                        missing(List.of("c"), part()),
                        missing(List.of("c"), part().config(config("orders", QueueTrait.TEMPORARY)))));
    }

    static Stream<QueueCase> destinations() {
        Optional<Destination> nowhere = Optional.empty();
        Optional<Destination> absent = Optional.of(new Destination("DLA", false, 0));
        Optional<Destination> noQueue = Optional.of(new Destination("DLA", true, 0));
        return Stream.of(
                QueueCase.of(DEAD_LETTER_ADDRESS_ABSENT, WARNING, part().deadLetter(nowhere), part()),
                QueueCase.of(
                        DEAD_LETTER_ADDRESS_ABSENT,
                        WARNING,
                        part().deadLetter(absent),
                        part().deadLetter(absent).settings(Map.of("autoCreateDeadLetterResources", "true"))),
                QueueCase.of(
                        DEAD_LETTER_ADDRESS_ABSENT,
                        WARNING,
                        part().deadLetter(noQueue),
                        part().deadLetter(Optional.of(Destination.unread("DLA")))),
                QueueCase.of(
                        DEAD_LETTER_ADDRESS_ABSENT,
                        WARNING,
                        part().deadLetter(nowhere),
                        part().deadLetter(nowhere).settings(Map.of("maxDeliveryAttempts", "-1"))),
                QueueCase.of(EXPIRY_ADDRESS_ABSENT, WARNING, part().head(1, false, 0, 1), part().head(1, false, 0, 0)),
                QueueCase.of(
                        EXPIRY_ADDRESS_ABSENT,
                        WARNING,
                        part().counts(new QueueCounts(0, 0, 0, 0, 9, 0, 4, 0)),
                        part().counts(new QueueCounts(0, 0, 0, 0, 9, 0, 4, 0))
                                .expiry(Optional.of(new Destination("EXP", true, 1)))));
    }

    static Stream<QueueCase> countsAndKinds() {
        return Stream.of(
                QueueCase.of(COUNT_BELOW_ZERO, NOTICE, part().counts(0, -1, 0, 1), part().counts(0, 0, 0, 1)),
                QueueCase.of(
                        COUNT_DISAGREES,
                        NOTICE,
                        part().counts(5, 0, 0, 1).head(3, false, 0, 0),
                        part().counts(5, 1, 1, 1).head(3, false, 0, 0)),
                // moved between the readings: not comparable
                QueueCase.of(
                        COUNT_DISAGREES,
                        NOTICE,
                        part().counts(5, 0, 0, 1).head(3, false, 0, 0),
                        part().counts(counts(5, 0, 0, 1), counts(4, 0, 0, 1)).head(3, false, 0, 0)),
                QueueCase.of(
                        COUNT_DISAGREES,
                        NOTICE,
                        part().counts(200, 0, 0, 1).head(200, true, 0, 0),
                        part().counts(201, 0, 0, 1).head(200, true, 0, 0)),
                QueueCase.of(
                        DELIVERING_WITHOUT_CONSUMER,
                        WARNING,
                        part().counts(2, 2, 0, 0).prepared(1),
                        part().counts(2, 2, 0, 1).prepared(1)),
                QueueCase.of(
                        ADDRESS_LIMIT_REACHED,
                        CRITICAL,
                        full("BLOCK").limitPercent(100),
                        full("BLOCK").limitPercent(99)),
                QueueCase.of(
                        ADDRESS_NEAR_LIMIT,
                        WARNING,
                        full("FAIL").limitPercent(80),
                        full("PAGE").limitPercent(99)),
                QueueCase.of(
                        RING_QUEUE,
                        WARNING,
                        part().config(config("orders", Optional.empty(), -1, 5)).counts(5, 0, 0, 1),
                        part().counts(5, 0, 0, 1)),
                QueueCase.of(
                        RING_QUEUE,
                        NOTICE,
                        part().config(config("orders", Optional.empty(), -1, 5)).counts(4, 0, 0, 1),
                        part()),
                kind(PURGE_ON_NO_CONSUMERS, WARNING, QueueTrait.PURGE_ON_NO_CONSUMERS),
                kind(AUTO_DELETE_QUEUE, NOTICE, QueueTrait.AUTO_DELETE),
                kind(LAST_VALUE_QUEUE, INFO, QueueTrait.LAST_VALUE),
                kind(NON_DESTRUCTIVE_QUEUE, INFO, QueueTrait.NON_DESTRUCTIVE),
                kind(INTERNAL_QUEUE, INFO, QueueTrait.INTERNAL));
    }

    private static PartBuilder full(String policy) {
        return part().address(3, 0)
                .settings(
                        Map.of("deadLetterAddress", "DLA", "addressFullMessagePolicy", policy, "maxSizeBytes", "1000"));
    }

    private static QueueCase kind(FindingCode code, Severity severity, QueueTrait trait) {
        return QueueCase.of(
                code,
                severity,
                part().config(config("orders", trait)).counts(1, 0, 0, 1),
                part().config(config("orders", QueueTrait.DURABLE)).counts(1, 0, 0, 1));
    }

    static Stream<QueueCase> all() {
        return Stream.of(backlog(), delivery(), routing(), placement(), destinations(), countsAndKinds())
                .flatMap(s -> s);
    }

    @ParameterizedTest
    @MethodSource("all")
    void tellsWhatASnapshotShowsAndNothingThatItDoesNot(QueueCase each) {
        assertThat(QueueDiagnosis.of(each.shows(), Thresholds.DEFAULT).findings())
                .filteredOn(f -> f.code() == each.code())
                .extracting(Finding::severity)
                .containsOnly(each.severity())
                .isNotEmpty();
        assertThat(QueueDiagnosis.of(each.close(), Thresholds.DEFAULT).findings())
                .extracting(Finding::code)
                .doesNotContain(each.code());
    }

    @Test
    void aQuietQueueHasNoFindingAndTheVerdictSaysWhatWasRead() {
        Diagnosis diagnosis =
                QueueDiagnosis.of(snapshot(part().counts(0, 0, 0, 1), on("b").counts(0, 0, 0, 2)), Thresholds.DEFAULT);

        assertThat(diagnosis.findings()).isEmpty();
        assertThat(diagnosis.verdict())
                .contains("nothing found in what was read")
                .contains("2 nodes: 0 messages, 3 consumers");
    }

    @Test
    void aStalledConsumerIsNotStarvedAndAStarvedOneIsNotStalled() {
        Diagnosis diagnosis = QueueDiagnosis.of(
                snapshot(part().counts(5, 2, 0, 2)
                        .holding("1", 2, 60, 7, 7)
                        .idle("2", SELECTOR)
                        .probe(SELECTOR, false)),
                Thresholds.DEFAULT);

        assertThat(diagnosis.findings())
                .filteredOn(f -> f.code() == CONSUMER_STALLED)
                .singleElement()
                .satisfies(f -> assertThat(f.summary()).contains("1 of 2 consumers", "2 messages", "60.0 s"));
        assertThat(diagnosis.findings())
                .filteredOn(f -> f.code() == STARVED_SELECTOR)
                .singleElement()
                .satisfies(f -> {
                    assertThat(f.summary()).contains("1 of 2 consumers", "3 messages wait", "meets none of them");
                    assertThat(f.next()).contains("filter='" + SELECTOR + "'");
                });
    }

    @Test
    void aSelectorThatWasNotTriedIsNotCalledProven() {
        Finding finding = QueueDiagnosis.of(snapshot(part().counts(5, 0, 0, 1).idle("1", SELECTOR)), Thresholds.DEFAULT)
                .findings()
                .getFirst();

        assertThat(finding.code()).isEqualTo(STARVED_SELECTOR);
        assertThat(finding.summary()).contains("most likely").contains("not tried");
    }

    @Test
    void preparedTransactionsAreTheReasonGivenForCountsThatDisagree() {
        Finding finding = QueueDiagnosis.of(
                        snapshot(part().counts(5, 0, 0, 1).head(3, false, 0, 0).prepared(2)), Thresholds.DEFAULT)
                .findings()
                .getFirst();

        assertThat(finding.summary())
                .contains("5 messages ready")
                .contains("shows 3")
                .contains("2 prepared");
        assertThat(finding.evidence()).extracting(Evidence::what).anyMatch(what -> what.contains("the first xid-0"));
    }

    @Test
    void drainingStatesRateSpanAndTimeLeft() {
        // 4 acknowledged and 2 added within 1 s: 2 a second, so that 8 take 4 s
        Finding finding = QueueDiagnosis.of(
                        snapshot(part().counts(moving(10, 100, 50), moving(8, 102, 54))), Thresholds.DEFAULT)
                .findings()
                .getFirst();

        assertThat(finding.summary()).contains("2.0 messages a second", "within 1.0 s", "about 4.0 s");
    }

    @Test
    void aNodeThatDidNotAnswerIsAFindingAndInTheVerdict() {
        NodeStatus down = new NodeStatus(
                "b", NodeStatus.State.UNREACHABLE, Optional.of(Nodes.NOW.minusSeconds(9)), Optional.of("refused"));
        NodeStatus waiting =
                new NodeStatus("c", NodeStatus.State.SKIPPED, Optional.empty(), Optional.of("a backup that waits"));
        QueueSnapshot snapshot = new QueueSnapshot(
                "demo",
                "orders",
                Nodes.NOW,
                List.of(part().build()),
                List.of(),
                List.of(down, waiting),
                List.of(new Gap("a", "address settings", "no permission")));
        Diagnosis diagnosis = QueueDiagnosis.of(snapshot, Thresholds.DEFAULT);

        assertThat(diagnosis.findings()).extracting(Finding::code).containsExactly(NODE_UNREACHABLE, PART_UNREAD);
        assertThat(diagnosis.verdict()).contains("not judged: 'b'").contains("address settings of a");
    }
}
