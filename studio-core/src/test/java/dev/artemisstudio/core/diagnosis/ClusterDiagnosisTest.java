package dev.artemisstudio.core.diagnosis;

import static dev.artemisstudio.core.diagnosis.ClusterCase.nodes;
import static dev.artemisstudio.core.diagnosis.ClusterCase.queues;
import static dev.artemisstudio.core.diagnosis.ClusterCase.sinks;
import static dev.artemisstudio.core.diagnosis.ClusterCase.snapshot;
import static dev.artemisstudio.core.diagnosis.ClusterCase.splitBrain;
import static dev.artemisstudio.core.diagnosis.FindingCode.*;
import static dev.artemisstudio.core.diagnosis.Nodes.well;
import static dev.artemisstudio.core.diagnosis.Queues.facts;
import static dev.artemisstudio.core.diagnosis.Queues.sample;
import static dev.artemisstudio.core.diagnosis.Severity.CRITICAL;
import static dev.artemisstudio.core.diagnosis.Severity.NOTICE;
import static dev.artemisstudio.core.diagnosis.Severity.WARNING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.cluster.NodeView.Role;
import dev.artemisstudio.core.cluster.NodeView.State;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ClusterDiagnosisTest {
    private static final String REPLICATED = "Replication Primary w/quorum voting";
    private static final String SHARED = "Shared Store Primary";
    private static final NodeSnapshot WAITING = Nodes.silent("b", Role.BACKUP, State.PASSIVE, "a");

    static Stream<ClusterCase> nodesAndPairs() {
        NodeSnapshot down = Nodes.silent("b", Role.PRIMARY, State.UNREACHABLE, "");
        NodeSnapshot served = Nodes.silent("b", Role.PRIMARY, State.UNREACHABLE, "a");
        return Stream.of(
                new ClusterCase(NODE_UNREACHABLE, CRITICAL, nodes(well("a"), down), nodes(well("a"), WAITING)),
                new ClusterCase(NODE_UNREACHABLE, WARNING, nodes(well("a"), served), nodes(well("a"), well("b"))),
                new ClusterCase(
                        NODE_UNREAD,
                        WARNING,
                        nodes(well("a"), Nodes.silent("b", Role.UNKNOWN, State.UNKNOWN, "")),
                        nodes(well("a"), WAITING)),
                new ClusterCase(
                        SPLIT_BRAIN,
                        CRITICAL,
                        splitBrain(new SplitBrainSign("id-a", List.of("a", "b"), true)),
                        splitBrain(new SplitBrainSign("id-a", List.of("a", "b"), false))),
                new ClusterCase(
                        SPLIT_BRAIN_SUSPECTED,
                        WARNING,
                        splitBrain(new SplitBrainSign("id-a", List.of("a", "b"), false)),
                        splitBrain()),
                new ClusterCase(
                        BACKUP_MISSING,
                        WARNING,
                        nodes(Nodes.primary(REPLICATED, false, false)),
                        nodes(Nodes.primary(REPLICATED, true, true), WAITING)),
                new ClusterCase(
                        BACKUP_MISSING,
                        WARNING,
                        nodes(Nodes.primary(SHARED, false, false)),
                        nodes(Nodes.primary("Primary Only", false, false))),
                new ClusterCase(
                        BACKUP_NOT_IN_SYNC,
                        WARNING,
                        nodes(Nodes.primary(REPLICATED, false, true), WAITING),
                        nodes(Nodes.primary(SHARED, false, true), WAITING)),
                new ClusterCase(FAILED_OVER, WARNING, nodes(takenOver(), served), nodes(well("a"), WAITING)));
    }

    private static NodeSnapshot takenOver() {
        NodeSnapshot backup = Nodes.with(Nodes.facts(
                "a", "2.56.0", "Replication Backup w/quorum voting", Nodes.serving(true, false), Nodes.MODEST));
        return new NodeSnapshot(
                Nodes.view("a", Role.BACKUP, State.ACTIVE, "b"), backup.facts(), backup.topology(), backup.links());
    }

    static Stream<ClusterCase> resources() {
        return Stream.of(
                usage(DISK_LIMIT_REACHED, CRITICAL, Nodes.usage(10, 90.0, 90, 0), Nodes.usage(10, 89.9, 90, 0)),
                usage(DISK_NEAR_LIMIT, WARNING, Nodes.usage(10, 85.0, 90, 0), Nodes.usage(10, 84.9, 90, 0)),
                usage(DISK_NEAR_LIMIT, WARNING, Nodes.usage(10, 86.0, 90, 0), Nodes.usage(10, 99.0, -1, 0)),
                usage(MEMORY_LIMIT_REACHED, CRITICAL, Nodes.usage(100, 1, 90, 0), Nodes.usage(99, 1, 90, 0)),
                usage(MEMORY_NEAR_LIMIT, WARNING, Nodes.usage(80, 1, 90, 0), Nodes.usage(79, 1, 90, 0)),
                new ClusterCase(
                        ADDRESS_LIMIT_REACHED,
                        CRITICAL,
                        ClusterCase.address("BLOCK", 100, 9),
                        ClusterCase.address("BLOCK", 99, 9)),
                new ClusterCase(
                        ADDRESS_LIMIT_REACHED,
                        CRITICAL,
                        ClusterCase.address("FAIL", 5, 10),
                        ClusterCase.address("PAGE", 100, 10)),
                new ClusterCase(
                        ADDRESS_NEAR_LIMIT,
                        WARNING,
                        ClusterCase.address("DROP", 80, 1),
                        ClusterCase.address("DROP", 79, 7)),
                usage(PAGING, NOTICE, Nodes.usage(10, 1, 90, 2), Nodes.usage(10, 1, 90, 0)),
                // 1,000 ms of tolerance on top of what the reading leaves open
                new ClusterCase(
                        CLOCK_SKEW,
                        WARNING,
                        nodes(Nodes.clock("a", -1_251, 250)),
                        nodes(Nodes.clock("a", -1_250, 250))),
                new ClusterCase(
                        VERSION_MIX,
                        NOTICE,
                        nodes(Nodes.versioned("a", "2.44.0"), Nodes.versioned("b", "2.56.0")),
                        nodes(Nodes.versioned("a", "2.56.0"), Nodes.versioned("b", "2.56.0"))));
    }

    private static ClusterCase usage(
            FindingCode code,
            Severity severity,
            dev.artemisstudio.core.broker.NodeUsage shows,
            dev.artemisstudio.core.broker.NodeUsage close) {
        return new ClusterCase(code, severity, nodes(Nodes.using("a", shows)), nodes(Nodes.using("a", close)));
    }

    static Stream<ClusterCase> links() {
        return Stream.of(
                new ClusterCase(
                        CLUSTER_LINK_DOWN,
                        WARNING,
                        nodes(Nodes.linked("a", false, "b"), well("b")),
                        nodes(Nodes.linked("a", true, "b"), well("b"))),
                new ClusterCase(
                        CLUSTER_MEMBER_MISSING,
                        WARNING,
                        nodes(Nodes.linked("a", true, "b"), well("b"), well("c")),
                        nodes(Nodes.linked("a", true, "b", "c"), well("b"), well("c"))),
                new ClusterCase(
                        CLUSTER_MEMBER_MISSING,
                        WARNING,
                        nodes(Nodes.linked("a", true), well("b")),
                        nodes(Nodes.linked("a", true), WAITING)));
    }

    static Stream<ClusterCase> messages() {
        QueueTrait internal = QueueTrait.INTERNAL;
        String mirror = "$ACTIVEMQ_ARTEMIS_MIRROR_dr";
        String forward = "$.artemis.internal.sf.my-cluster.1";
        DeadLetterSample none = Queues.deadLetters(0, 0);
        return Stream.of(
                queueCase(NO_CONSUMER, facts("orders", 5, 0), facts("orders", 5, 1)),
                queueCase(NO_CONSUMER, facts("orders", 1, 0), facts("orders", 0, 0)),
                queueCase(NO_CONSUMER, facts("orders", 500, 0), facts(forward, 500, 0, internal)),
                new ClusterCase(
                        NO_CONSUMER,
                        WARNING,
                        sinks(none, sample(facts("orders", 5, 0))),
                        sinks(none, sample(facts("DLA", 5, 0)), sample(facts("EXPIRY", 5, 0)))),
                queueCase(QUEUE_PAUSED, Queues.paused("orders", 5), facts("orders", 5, 1)),
                queueCase(QUEUE_PAUSED, Queues.paused("orders", 5), Queues.paused("orders", 0)),
                new ClusterCase(
                        OLDEST_MESSAGE,
                        WARNING,
                        queues(Queues.aged(facts("orders", 5, 1), 61)),
                        queues(Queues.aged(facts("orders", 5, 1), 60))),
                queueCase(MIRROR_BACKLOG, facts(mirror, 100, 1, internal), facts(mirror, 99, 1, internal)),
                queueCase(MIRROR_BACKLOG, facts(mirror, 100, 1, internal), facts(forward, 100, 1, internal)),
                new ClusterCase(
                        INTERNAL_BACKLOG,
                        NOTICE,
                        queues(sample(facts(forward, 100, 1, internal))),
                        queues(sample(facts(mirror, 100, 1, internal)))),
                new ClusterCase(
                        DEAD_LETTERS_GROWING,
                        WARNING,
                        sinks(Queues.deadLetters(3, 4)),
                        sinks(Queues.deadLetters(4, 4))),
                new ClusterCase(DEAD_LETTERS_PRESENT, WARNING, sinks(Queues.deadLetters(4, 4)), sinks(none)),
                new ClusterCase(
                        PART_UNREAD,
                        NOTICE,
                        snapshot(List.of(well("a")), List.of(), List.of(), List.of(new Gap("a", "addresses", "no"))),
                        nodes(well("a"))));
    }

    private static ClusterCase queueCase(
            FindingCode code,
            dev.artemisstudio.core.broker.QueueFacts shows,
            dev.artemisstudio.core.broker.QueueFacts close) {
        return new ClusterCase(code, WARNING, queues(sample(shows)), queues(sample(close)));
    }

    @ParameterizedTest
    @MethodSource({"nodesAndPairs", "resources", "links", "messages"})
    void tellsWhatASnapshotShowsAndNothingThatItDoesNot(ClusterCase each) {
        Diagnosis diagnosis = ClusterDiagnosis.of(each.shows(), Thresholds.DEFAULT);

        assertThat(diagnosis.findings())
                .filteredOn(f -> f.code() == each.code())
                .extracting(Finding::severity)
                .containsExactly(each.severity());
        assertThat(ClusterDiagnosis.of(each.close(), Thresholds.DEFAULT).findings())
                .extracting(Finding::code)
                .doesNotContain(each.code());
    }

    @Test
    void aWellClusterHasNoFindingAndIsNotCalledHealthy() {
        Diagnosis diagnosis = ClusterDiagnosis.of(
                nodes(Nodes.linked("a", true, "b"), Nodes.linked("b", true, "a")), Thresholds.DEFAULT);

        assertThat(diagnosis.findings()).isEmpty();
        assertThat(diagnosis.verdict())
                .contains("nothing found in what was read")
                .contains("2 of 2 serving nodes")
                .doesNotContainIgnoringCase("healthy");
    }

    @Test
    void theVerdictNamesWhatWasNotRead() {
        Diagnosis diagnosis = ClusterDiagnosis.of(
                snapshot(
                        List.of(well("a"), Nodes.silent("c", Role.PRIMARY, State.UNREACHABLE, "")),
                        List.of(),
                        List.of(),
                        List.of(new Gap("a", "address settings", "no permission"))),
                Thresholds.DEFAULT);

        assertThat(diagnosis.verdict())
                .contains("1 of 2 serving nodes")
                .contains("not read and not judged: 'c'")
                .contains("address settings of a");
    }

    @Test
    void theWorstComesFirstWhateverTheOrderOfTheSnapshot() {
        List<NodeSnapshot> nodes = new java.util.ArrayList<>(List.of(
                Nodes.using("b", Nodes.usage(85, 95, 90, 1)),
                Nodes.using("a", Nodes.usage(10, 95, 90, 1)),
                Nodes.versioned("c", "2.44.0")));
        List<QueueSample> queues = List.of(sample(facts("orders", 5, 0)));
        Diagnosis first = ClusterDiagnosis.of(snapshot(nodes, queues, List.of(), List.of()), Thresholds.DEFAULT);
        Collections.reverse(nodes);
        Diagnosis second = ClusterDiagnosis.of(snapshot(nodes, queues, List.of(), List.of()), Thresholds.DEFAULT);

        assertThat(first.findings())
                .extracting(f -> f.code() + " " + f.evidence().getFirst().node())
                .startsWith("DISK_LIMIT_REACHED a", "DISK_LIMIT_REACHED b", "MEMORY_NEAR_LIMIT b", "NO_CONSUMER a")
                .endsWith("VERSION_MIX a");
        assertThat(second.findings().stream().map(Finding::summary))
                .containsExactlyElementsOf(
                        first.findings().stream().map(Finding::summary).toList());
    }

    @Test
    void growthOfDeadLettersStatesBothCountsAndTheSpan() {
        Finding finding = ClusterDiagnosis.of(sinks(Queues.deadLetters(3, 7)), Thresholds.DEFAULT)
                .findings()
                .getFirst();

        assertThat(finding.summary()).contains("grew by 4").contains("1.0 s");
        assertThat(finding.evidence()).extracting(Evidence::value).containsExactly("3", "7", "1.0");
        assertThat(finding.evidence().getFirst().readAt()).isEqualTo(Nodes.NOW.minusSeconds(1));
    }

    @Test
    void aSingleReadingOfDeadLettersIsNotGrowth() {
        DeadLetterSample once =
                new DeadLetterSample("a", "DLA", "DLQ", new CountReading(9, Nodes.NOW), Optional.empty());

        assertThat(ClusterDiagnosis.of(sinks(once), Thresholds.DEFAULT).findings())
                .extracting(Finding::code)
                .containsExactly(DEAD_LETTERS_PRESENT);
    }
}
