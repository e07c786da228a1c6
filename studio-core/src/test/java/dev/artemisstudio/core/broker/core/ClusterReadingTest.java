package dev.artemisstudio.core.broker.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.ClusterLinkFacts;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.broker.TopologyMember;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.testing.TestBroker;
import dev.artemisstudio.core.testing.TestCluster;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two brokers, the first with a replicating backup. */
class ClusterReadingTest {
    private static TestCluster cluster;

    @BeforeAll
    static void start() {
        cluster = TestCluster.startWithBackup(2);
    }

    @AfterAll
    static void stop() {
        cluster.close();
    }

    @Test
    void topologyPairsPrimaryAndBackup() {
        try (BrokerLink link = new CoreGateway().open(Endpoints.of(cluster.node(1)))) {
            assertThat(link.reader().topology())
                    .containsExactlyInAnyOrder(
                            new TopologyMember(
                                    nodeId(cluster.node(0)),
                                    Optional.of("127.0.0.1:" + cluster.node(0).port()),
                                    cluster.backup().map(backup -> "127.0.0.1:" + backup.port())),
                            new TopologyMember(
                                    nodeId(cluster.node(1)),
                                    Optional.of("127.0.0.1:" + cluster.node(1).port()),
                                    Optional.empty()));
        }
    }

    @Test
    void aClusterLinkNamesItsMembers() {
        try (BrokerLink link = new CoreGateway().open(Endpoints.of(cluster.node(1)))) {
            ClusterLinkFacts found = link.reader().clusterLinks().getFirst();
            assertThat(found.name()).isEqualTo("studio-cluster");
            assertThat(found.started()).isTrue();
            assertThat(found.loadBalancing()).isEqualTo("ON_DEMAND");
            assertThat(found.members()).containsOnlyKeys(nodeId(cluster.node(0)));
        }
    }

    @Test
    void storeAndForwardQueuesAreInternal() {
        try (BrokerLink link = new CoreGateway().open(Endpoints.of(cluster.node(1)))) {
            assertThat(link.reader()
                            .queues(PageRequest.first(Sort.ascending("name"), 100))
                            .rows())
                    .filteredOn(queue -> queue.name().contains("sf.studio-cluster"))
                    .isNotEmpty()
                    .allMatch(queue -> queue.config().is(dev.artemisstudio.core.broker.QueueTrait.INTERNAL))
                    .extracting(QueueFacts::name)
                    .allMatch(name -> name.endsWith(nodeId(cluster.node(0))));
        }
    }

    @Test
    void aPassiveBackupOpensNoPortAndItsPrimaryTellsOfIt() {
        TestBroker backup = cluster.backup().orElseThrow();
        try (BrokerLink link = new CoreGateway().open(Endpoints.of(backup))) {
            assertThatThrownBy(() -> link.reader().node())
                    .isInstanceOf(BrokerUnavailable.class)
                    .hasMessageContaining("nothing listens on 127.0.0.1:" + backup.port());
        }
        try (BrokerLink link = new CoreGateway().open(Endpoints.of(cluster.node(0)))) {
            NodeFacts primary = link.reader().node();
            assertThat(primary.identity().haPolicy()).isEqualTo("Replication Primary w/quorum voting");
            assertThat(primary.state().active()).isTrue();
            assertThat(primary.state().backup()).isFalse();
            assertThat(primary.state().replicaSync()).isTrue();
        }
        try (BrokerLink link = new CoreGateway().open(Endpoints.of(cluster.node(1)))) {
            assertThat(link.reader().node().state().replicaSync()).isFalse();
        }
    }

    private static String nodeId(TestBroker broker) {
        return broker.server().getNodeID().toString();
    }
}
