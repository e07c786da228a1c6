package dev.artemisstudio.core.operation.diagnosis;

import static dev.artemisstudio.core.diagnosis.FindingCode.*;
import static dev.artemisstudio.core.operation.diagnosis.Reports.codes;
import static dev.artemisstudio.core.operation.diagnosis.Reports.finding;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.broker.core.CoreGateway;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.cluster.NodeView;
import dev.artemisstudio.core.cluster.RegisteredClusters;
import dev.artemisstudio.core.config.ClusterConfig;
import dev.artemisstudio.core.diagnosis.ClusterDiagnosis;
import dev.artemisstudio.core.diagnosis.Finding;
import dev.artemisstudio.core.diagnosis.FindingCode;
import dev.artemisstudio.core.diagnosis.Thresholds;
import dev.artemisstudio.core.operation.TestView;
import dev.artemisstudio.core.testing.TestBroker;
import dev.artemisstudio.core.testing.TestCluster;
import java.time.Clock;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;
import org.junit.jupiter.api.Test;

/** Real brokers; the time between the two readings is spent on what the test needs to happen. */
class DiagnoseClusterTest {
    private static final Pause NONE = span -> {};
    private static final Duration LIMIT = Duration.ofSeconds(60);

    @Test
    void findsBacklogPagingAndPausedQueuesWithTheirNames() {
        try (TestBroker broker = broker();
                TestView view = new TestView(List.of(broker))) {
            broker.createQueue("abandoned");
            broker.send("abandoned", "a", "b");
            broker.createQueue("held");
            broker.send("held", "a");
            broker.queue("held").pause();
            broker.createQueue("paged.deep");
            broker.send("paged.deep", Collections.nCopies(40, "x".repeat(1_024)), message -> {});

            DiagnosisReport report = diagnose(view, NONE);

            assertThat(codes(report)).containsExactly(NO_CONSUMER, QUEUE_PAUSED, PAGING);
            assertThat(finding(report, NO_CONSUMER).summary())
                    .contains("2 queues hold messages and no consumer on alone")
                    .contains("'paged.deep' with 40 messages");
            assertThat(finding(report, QUEUE_PAUSED).summary()).contains("'held' with 1 message");
            assertThat(finding(report, PAGING).summary()).contains("1 address pages on alone");
        }
    }

    @Test
    void deadLettersAreResolvedFromSettingsAndTheirGrowthIsSeen() {
        try (TestBroker broker = broker();
                TestView view = new TestView(List.of(broker))) {
            broker.createQueue("orders");
            broker.createQueue("not.called.dead");
            assertThat(codes(diagnose(view, NONE))).isEmpty();

            DiagnosisReport growing = diagnose(view, span -> broker.send("not.called.dead", "a", "b"));
            DiagnosisReport standing = diagnose(view, NONE);

            assertThat(codes(growing)).containsExactly(DEAD_LETTERS_GROWING);
            assertThat(growing.findings().getFirst().summary()).contains("grew by 2 to 2 messages");
            assertThat(codes(standing)).containsExactly(DEAD_LETTERS_PRESENT);
            assertThat(standing.findings().getFirst().summary()).contains("2 dead letters in 'not.called.dead'");
        }
    }

    @Test
    void aDiskAtItsLimitIsCritical() {
        try (TestBroker broker = TestBroker.builder("full")
                        .persistent()
                        .configure(c -> c.setMaxDiskUsage(0).setDiskScanPeriod(100))
                        .start();
                TestView view = new TestView(List.of(broker))) {
            await().atMost(LIMIT).until(() -> codes(diagnose(view, NONE)).contains(DISK_LIMIT_REACHED));
        }
    }

    @Test
    void aNodeThatDoesNotAnswerIsNeitherWellNorForgotten() {
        try (TestBroker broker = broker();
                TestView view = new TestView(List.of(broker)).withDeadNode("gone")) {
            DiagnosisReport report = diagnose(view, NONE);

            assertThat(codes(report)).contains(NODE_UNREAD, PART_UNREAD);
            assertThat(report.verdict()).contains("1 of 2 serving nodes").contains("not judged: 'gone'");
        }
    }

    @Test
    void aPairIsWellWhileItsBackupWaitsAndNotWhenItIsGone() {
        try (TestCluster brokers = TestCluster.startWithBackup(2);
                RegisteredClusters clusters = new RegisteredClusters(
                        List.of(ClusterConfig.of("demo", List.of(brokers.node(0).url()))), new CoreGateway())) {
            Cluster cluster = clusters.get("demo");
            cluster.ask(NodeSelection.active(), reader -> reader.nodeName());
            assertThat(cluster.nodes()).extracting(NodeView::state).contains(NodeView.State.PASSIVE);

            assertThat(look(cluster)).isEmpty();

            brokers.backup().orElseThrow().stop();
            await().atMost(LIMIT)
                    .until(() -> look(cluster).stream().anyMatch(c -> c == BACKUP_MISSING || c == BACKUP_NOT_IN_SYNC));
        }
    }

    private static TestBroker broker() {
        return TestBroker.builder("alone")
                .addressSetting(
                        "orders", new AddressSettings().setDeadLetterAddress(SimpleString.of("not.called.dead")))
                .start();
    }

    private static List<FindingCode> look(Cluster cluster) {
        ClusterLook.Seen seen = new ClusterLook(Clock.systemUTC(), NONE).look(cluster);
        return ClusterDiagnosis.of(seen.snapshot(), Thresholds.DEFAULT).findings().stream()
                .map(Finding::code)
                .toList();
    }

    private static DiagnosisReport diagnose(TestView view, Pause pause) {
        return Reports.ofCluster(view, pause);
    }
}
