package dev.artemisstudio.core.testing;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.activemq.artemis.core.config.ClusterConnectionConfiguration;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.ha.ReplicaPolicyConfiguration;
import org.apache.activemq.artemis.core.config.ha.ReplicatedPolicyConfiguration;
import org.apache.activemq.artemis.core.server.cluster.impl.MessageLoadBalancingType;

/**
 * Clustered brokers inside the test's JVM, named {@code node-0}, {@code node-1} and so on; with a backup, {@code node-0} is a
 * primary that replicates to {@code backup-0}. Started when {@link #start} returns: every broker knows every other, and the
 * backup is in sync.
 */
public final class TestCluster implements AutoCloseable {
    private static final Duration FORMING_LIMIT = Duration.ofSeconds(60);
    private static final String GROUP = "pair-0";

    private final List<TestBroker> nodes;
    private final Optional<TestBroker> backup;

    private TestCluster(List<TestBroker> nodes, Optional<TestBroker> backup) {
        this.nodes = List.copyOf(nodes);
        this.backup = backup;
    }

    /** Brokers without a backup. */
    public static TestCluster start(int nodes) {
        return start(nodes, false, builder -> {});
    }

    /** Brokers of which the first has a replicating backup. */
    public static TestCluster startWithBackup(int nodes) {
        return start(nodes, true, builder -> {});
    }

    /** Brokers with something changed in each configuration. */
    public static TestCluster start(int nodes, boolean withBackup, Consumer<TestBrokerBuilder> change) {
        List<TestBrokerBuilder> builders = new ArrayList<>(IntStream.range(0, nodes)
                .mapToObj(i -> TestBroker.builder("node-" + i))
                .toList());
        if (withBackup) {
            builders.getFirst().persistent().configure(TestCluster::replicate);
            builders.add(TestBroker.builder("backup-0").persistent().configure(TestCluster::receive));
        }
        builders.forEach(change);
        builders.forEach(builder -> join(builder, builders));
        List<TestBroker> brokers =
                builders.stream().map(TestBrokerBuilder::build).toList();
        brokers.forEach(TestBroker::begin);
        TestCluster cluster = new TestCluster(
                brokers.subList(0, nodes), withBackup ? Optional.of(brokers.getLast()) : Optional.empty());
        cluster.awaitFormed();
        return cluster;
    }

    /** The brokers without the backup. */
    public List<TestBroker> nodes() {
        return nodes;
    }

    /** The broker {@code node-<index>}. */
    public TestBroker node(int index) {
        return nodes.get(index);
    }

    /** The backup of {@code node-0}, if there is one. */
    public Optional<TestBroker> backup() {
        return backup;
    }

    @Override
    public void close() {
        backup.ifPresent(TestBroker::close);
        nodes.forEach(TestBroker::close);
    }

    private void awaitFormed() {
        await("a cluster of " + nodes.size()).atMost(FORMING_LIMIT).until(() -> nodes.stream()
                .allMatch(this::knowsAll));
        backup.ifPresent(broker -> await("a backup in sync")
                .atMost(FORMING_LIMIT)
                .until(() -> broker.server().isReplicaSync() && nodes.stream().allMatch(this::knowsBackup)));
    }

    private boolean knowsAll(TestBroker broker) {
        return topology(broker).getMembers().stream()
                        .filter(member -> member.getPrimary() != null)
                        .count()
                == nodes.size();
    }

    private boolean knowsBackup(TestBroker broker) {
        return topology(broker).getMembers().stream().anyMatch(member -> member.getBackup() != null);
    }

    private static org.apache.activemq.artemis.core.client.impl.Topology topology(TestBroker broker) {
        return broker.server().getClusterManager().getDefaultConnection(null).getTopology();
    }

    private static void join(TestBrokerBuilder builder, List<TestBrokerBuilder> all) {
        ClusterConnectionConfiguration connection = new ClusterConnectionConfiguration()
                .setName("studio-cluster")
                .setConnectorName("self")
                .setRetryInterval(200)
                .setMessageLoadBalancingType(MessageLoadBalancingType.ON_DEMAND);
        List<String> others = new ArrayList<>();
        builder.configure(configuration -> {
            for (TestBrokerBuilder other : all) {
                if (other != builder) {
                    String name = "other-" + others.size();
                    configuration.addConnectorConfiguration(name, other.connector());
                    others.add(name);
                }
            }
            configuration
                    .setClusterUser("cluster")
                    .setClusterPassword("cluster")
                    .addClusterConfiguration(connection.setStaticConnectors(others));
        });
    }

    // The broker calls its quorum-less replication policies deprecated; a pair in one JVM needs no lock service.
    @SuppressWarnings("deprecation")
    private static void replicate(Configuration configuration) {
        configuration.setHAPolicyConfiguration(new ReplicatedPolicyConfiguration()
                .setGroupName(GROUP)
                .setCheckForActiveServer(true)
                .setVoteOnReplicationFailure(false));
    }

    @SuppressWarnings("deprecation")
    private static void receive(Configuration configuration) {
        configuration.setHAPolicyConfiguration(new ReplicaPolicyConfiguration()
                .setGroupName(GROUP)
                .setAllowFailBack(true)
                .setRestartBackup(true));
    }
}
