package dev.artemisstudio.core.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.broker.CallPolicy;
import dev.artemisstudio.core.broker.core.CoreGateway;
import dev.artemisstudio.core.config.ClusterConfig;
import dev.artemisstudio.core.config.NodeOverride;
import dev.artemisstudio.core.config.RefreshPolicy;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.error.Hidden;
import dev.artemisstudio.core.error.NotFound;
import dev.artemisstudio.core.testing.TestBroker;
import dev.artemisstudio.core.testing.TestCluster;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

/** What is known of real clusters: from one seed, with overrides, through a fail-over, and when everything is gone. */
class DiscoveryTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    @Test
    void oneSeedLeadsToAllNodes() {
        try (TestCluster brokers = TestCluster.start(3);
                RegisteredClusters clusters = clusters(List.of(brokers.node(1).url()))) {
            Cluster cluster = clusters.get("c1");
            NodeAnswers<String> answers = cluster.ask(
                    NodeSelection.active(), reader -> reader.node().identity().name());
            assertThat(answers.all())
                    .containsExactly(
                            new NodeAnswer.Done<>("node-0", "node-0"),
                            new NodeAnswer.Done<>("node-1", "node-1"),
                            new NodeAnswer.Done<>("node-2", "node-2"));
            assertThat(cluster.nodes())
                    .extracting(NodeView::name, NodeView::role, NodeView::state)
                    .containsExactly(
                            active("node-0", NodeView.Role.PRIMARY),
                            active("node-1", NodeView.Role.PRIMARY),
                            active("node-2", NodeView.Role.PRIMARY));
            assertThat(cluster.pairs()).isEmpty();
        }
    }

    @Test
    void seedsUnderTwoNamesOfOneHostAreOneNode() {
        try (TestBroker broker = TestBroker.start("alone");
                RegisteredClusters clusters = clusters(List.of(broker.url(), "tcp://localhost:" + broker.port()))) {
            assertThat(clusters.get("c1")
                            .ask(NodeSelection.active(), reader -> reader.nodeName())
                            .all())
                    .containsExactly(new NodeAnswer.Done<>("alone", "alone"));
            assertThat(clusters.get("c1").pairs()).isEmpty();
        }
    }

    @Test
    void brokersOfOneNameAreToldApartByTheirAddress() {
        try (TestBroker one = TestBroker.start("broker");
                TestBroker other = TestBroker.start("broker");
                RegisteredClusters clusters = clusters(List.of(one.url(), other.url()))) {
            assertThat(clusters.get("c1")
                            .ask(NodeSelection.active(), reader -> reader.nodeName())
                            .done())
                    .extracting(NodeAnswer.Done::node)
                    .containsExactlyInAnyOrder("broker@127.0.0.1:" + one.port(), "broker@127.0.0.1:" + other.port());
        }
    }

    @Test
    void overrideReplacesTheAdvertisedAddressAndKeepsTheNameThatWasEntered() {
        try (TestCluster brokers = TestCluster.start(2)) {
            String nodeId = brokers.node(1).server().getNodeID().toString();
            String url = "tcp://localhost:" + brokers.node(1).port();
            ClusterConfig config = config(List.of(brokers.node(0).url()))
                    .withOverrides(new NodeOverride(Optional.of("berlin"), Optional.of(nodeId), false, url));
            try (RegisteredClusters clusters = new RegisteredClusters(List.of(config), new CoreGateway())) {
                Cluster cluster = clusters.get("c1");
                NodeAnswers<String> answers = cluster.ask(NodeSelection.active(), reader -> reader.nodeName());
                assertThat(answers.done()).extracting(NodeAnswer.Done::node).containsExactly("berlin", "node-0");
                assertThat(cluster.nodes())
                        .extracting(NodeView::url)
                        .contains(url)
                        .hasSize(2);
            }
        }
    }

    @Test
    void overrideByNodeIdIsUsedWhileItsNodeIsDown() {
        try (TestCluster brokers = TestCluster.start(2)) {
            String nodeId = brokers.node(1).server().getNodeID().toString();
            ClusterConfig config = config(List.of(brokers.node(0).url()))
                    .withOverrides(NodeOverride.primary(nodeId, "tcp://127.0.0.1:1"));
            try (RegisteredClusters clusters = new RegisteredClusters(List.of(config), new CoreGateway())) {
                NodeAnswers<String> answers =
                        clusters.get("c1").ask(NodeSelection.active(), reader -> reader.nodeName());
                assertThat(answers.statuses())
                        .extracting(NodeStatus::node, NodeStatus::status)
                        .containsExactly(
                                tuple("127.0.0.1:1", NodeStatus.State.UNREACHABLE),
                                tuple("node-0", NodeStatus.State.OK));
            }
        }
    }

    @Test
    void backupWaitsUntilItTakesOverUnderItsOwnName() throws Exception {
        try (TestCluster brokers = TestCluster.startWithBackup(2);
                RegisteredClusters clusters = clusters(List.of(brokers.node(1).url()))) {
            Cluster cluster = clusters.get("c1");
            NodeAnswers<String> before = cluster.ask(NodeSelection.active(), reader -> reader.nodeName());
            assertThat(before.all())
                    .containsExactly(
                            new NodeAnswer.Done<>("node-0", "node-0"),
                            new NodeAnswer.NotAttempted<>(
                                    "node-0-backup",
                                    "waits as backup of node-0; takes no client connections until it takes over"),
                            new NodeAnswer.Done<>("node-1", "node-1"));
            assertThat(view(cluster, "node-0-backup"))
                    .returns(NodeView.Role.BACKUP, NodeView::role)
                    .returns(NodeView.State.PASSIVE, NodeView::state)
                    .returns(Optional.of("node-0"), NodeView::pair);
            assertThat(cluster.pairs()).singleElement().satisfies(pair -> {
                assertThat(pair.members()).containsExactly("node-0", "node-0-backup");
                assertThat(pair.active()).containsExactly("node-0");
                assertThat(pair.splitBrain()).isEqualTo(PairReading.SplitBrain.NONE);
            });

            // A plain stop is planned, and leaves the backup waiting.
            brokers.node(0).server().fail(true);
            await("fail-over is seen").atMost(LIMIT).untilAsserted(() -> assertThat(cluster.nodes())
                    .extracting(NodeView::name, NodeView::role, NodeView::state)
                    .containsExactly(
                            active("backup-0", NodeView.Role.BACKUP),
                            tuple("node-0", NodeView.Role.PRIMARY, NodeView.State.UNREACHABLE),
                            active("node-1", NodeView.Role.PRIMARY)));
            assertThat(cluster.ask(NodeSelection.active(), reader -> reader.nodeName())
                            .done())
                    .extracting(NodeAnswer.Done::value)
                    .containsExactly("backup-0", "node-1");
        }
    }

    @Test
    void nodeThatComesBackIsAskedAgain() {
        try (TestBroker broker = TestBroker.start("returning");
                RegisteredClusters clusters = clusters(List.of(broker.url()))) {
            Cluster cluster = clusters.get("c1");
            assertThat(cluster.ask(NodeSelection.active(), reader -> 1).done()).hasSize(1);
            broker.stop();
            await().atMost(LIMIT).until(() -> cluster.ask(NodeSelection.active(), reader -> reader.node())
                    .done()
                    .isEmpty());
            assertThatThrownBy(() -> cluster.ask(NodeSelection.active(), reader -> reader.node())
                            .orUnavailable())
                    .isInstanceOf(BrokerUnavailable.class)
                    .hasMessageContaining("Every node of cluster c1")
                    .hasMessageContaining("returning: nothing listens on 127.0.0.1:" + broker.port());
            broker.restart();
            await().atMost(LIMIT)
                    .until(() -> cluster.ask(NodeSelection.active(), reader -> reader.node())
                                    .done()
                                    .size()
                            == 1);
        }
    }

    @Test
    void unknownNamesAreAnsweredWithCloseOnesAndUnknownClustersAreHidden() {
        try (TestBroker broker = TestBroker.start("frankfurt");
                RegisteredClusters clusters = clusters(List.of(broker.url()))) {
            assertThatThrownBy(() -> clusters.get("c1").ask(NodeSelection.named("frankfrut"), reader -> 1))
                    .isInstanceOf(NotFound.class)
                    .hasMessageContaining("Close names: frankfurt.");
            assertThat(clusters.get("c1")
                            .ask(NodeSelection.named("frankfurt"), reader -> reader.nodeName())
                            .done())
                    .hasSize(1);
            assertThatThrownBy(() -> clusters.get("c2")).isInstanceOf(Hidden.class);
        }
    }

    private static RegisteredClusters clusters(List<String> seeds) {
        return new RegisteredClusters(List.of(config(seeds)), new CoreGateway());
    }

    private static ClusterConfig config(List<String> seeds) {
        return ClusterConfig.of("c1", seeds)
                .withPolicies(
                        CallPolicy.DEFAULT,
                        new RefreshPolicy(true, Duration.ofMillis(500), Duration.ofMillis(200), Duration.ofSeconds(1)));
    }

    private static NodeView view(Cluster cluster, String name) {
        return cluster.nodes().stream()
                .filter(node -> node.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Tuple active(String name, NodeView.Role role) {
        return tuple(name, role, NodeView.State.ACTIVE);
    }
}
