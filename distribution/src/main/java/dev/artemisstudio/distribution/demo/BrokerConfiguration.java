package dev.artemisstudio.distribution.demo;

import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.core.config.ClusterConnectionConfiguration;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.HAPolicyConfiguration;
import org.apache.activemq.artemis.core.config.ha.ReplicaPolicyConfiguration;
import org.apache.activemq.artemis.core.config.ha.ReplicatedPolicyConfiguration;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptorFactory;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyConnectorFactory;
import org.apache.activemq.artemis.core.remoting.impl.netty.TransportConstants;
import org.apache.activemq.artemis.core.server.JournalType;
import org.apache.activemq.artemis.core.server.cluster.impl.MessageLoadBalancingType;
import org.apache.activemq.artemis.core.server.plugin.impl.NotificationActiveMQServerPlugin;

/**
 * One demo broker's configuration: what {@code broker.xml} would say. The pair uses the replicated and replica policies, because the
 * file lock manager of the newer ones is not published for the broker's version.
 */
final class BrokerConfiguration {

    static final String CLUSTER_NAME = "demo";

    /** The broker blocks producers below this; far under the start check of {@link DemoCluster}, so a full disk shows as one. */
    private static final long MIN_DISK_FREE_BYTES = 128L << 20;

    private static final int JOURNAL_FILE_BYTES = 2 << 20;
    private static final int JOURNAL_FILES = 2;
    private static final int WORKER_THREADS = 12;
    private static final int SCHEDULED_THREADS = 2;
    private static final int NETTY_THREADS = 3;
    private static final long MESSAGE_COUNTER_PERIOD_MILLIS = 10_000;
    private static final long CLUSTER_RETRY_MILLIS = 500;

    /** After this many the others give a silent node up; without an end every attempt would be a line in their logs, for ever. */
    private static final int CLUSTER_RECONNECT_ATTEMPTS = 6;

    /** Nodes without a replication policy of their own cast no vote (AMQ224090), so the backup decides alone. */
    private static final int QUORUM_OF_ONE = 1;

    private BrokerConfiguration() {}

    static Configuration of(DemoNode node, DemoLayout layout) throws Exception {
        Configuration config = new ConfigurationImpl()
                .setName(node.brokerName())
                // The demo listens on loopback only and keeps nothing: no passwords to hand around.
                .setSecurityEnabled(false)
                .setThreadPoolMaxSize(WORKER_THREADS)
                .setScheduledThreadPoolMaxSize(SCHEDULED_THREADS)
                .setMinDiskFree(MIN_DISK_FREE_BYTES)
                .setClusterUser("demo-cluster")
                .setClusterPassword("loopback only")
                .setMessageCounterEnabled(true)
                .setMessageCounterSamplePeriod(MESSAGE_COUNTER_PERIOD_MILLIS);
        store(config, layout.dataDirectory(node));
        network(config, node, layout);
        node.replicationGroup().ifPresent(group -> config.setHAPolicyConfiguration(replication(node, group)));
        NotificationActiveMQServerPlugin notifications = new NotificationActiveMQServerPlugin();
        notifications.setSendConnectionNotifications(true);
        config.registerBrokerPlugin(notifications);
        BrokerResources.declare(config);
        return config;
    }

    private static void store(Configuration config, Path directory) {
        config.setPersistenceEnabled(true)
                .setJournalType(JournalType.NIO)
                .setJournalDirectory(directory.resolve("journal").toString())
                .setBindingsDirectory(directory.resolve("bindings").toString())
                .setLargeMessagesDirectory(directory.resolve("large-messages").toString())
                .setPagingDirectory(directory.resolve("paging").toString())
                .setJournalFileSize(JOURNAL_FILE_BYTES)
                .setJournalMinFiles(JOURNAL_FILES)
                .setJournalPoolFiles(JOURNAL_FILES)
                // The data is thrown away at the end: durability against power loss would only cost the host's disk.
                .setJournalDatasync(false)
                .setJournalSyncTransactional(false)
                .setJournalSyncNonTransactional(false);
    }

    private static void network(Configuration config, DemoNode node, DemoLayout layout) {
        config.addAcceptorConfiguration(new TransportConfiguration(
                NettyAcceptorFactory.class.getName(),
                Map.of(
                        TransportConstants.HOST_PROP_NAME,
                        DemoLayout.HOST,
                        TransportConstants.PORT_PROP_NAME,
                        layout.port(node),
                        TransportConstants.PROTOCOLS_PROP_NAME,
                        "CORE,AMQP,MQTT",
                        TransportConstants.REMOTING_THREADS_PROPNAME,
                        NETTY_THREADS),
                "artemis"));
        for (DemoNode each : DemoNode.values()) {
            config.addConnectorConfiguration(
                    each.brokerName(),
                    new TransportConfiguration(
                            NettyConnectorFactory.class.getName(),
                            Map.of(
                                    TransportConstants.HOST_PROP_NAME,
                                    DemoLayout.HOST,
                                    TransportConstants.PORT_PROP_NAME,
                                    layout.port(each),
                                    TransportConstants.REMOTING_THREADS_PROPNAME,
                                    NETTY_THREADS)));
        }
        config.addClusterConfiguration(new ClusterConnectionConfiguration()
                .setName(CLUSTER_NAME)
                .setConnectorName(node.brokerName())
                .setStaticConnectors(Stream.of(DemoNode.values())
                        .filter(other -> other != node)
                        .map(DemoNode::brokerName)
                        .toList())
                .setRetryInterval(CLUSTER_RETRY_MILLIS)
                .setReconnectAttempts(CLUSTER_RECONNECT_ATTEMPTS)
                .setMessageLoadBalancingType(MessageLoadBalancingType.ON_DEMAND)
                .setMaxHops(1));
    }

    private static HAPolicyConfiguration replication(DemoNode node, String group) {
        if (node.isBackup()) {
            ReplicaPolicyConfiguration replica = new ReplicaPolicyConfiguration()
                    .setGroupName(group)
                    .setClusterName(CLUSTER_NAME)
                    .setAllowFailBack(true)
                    .setRestartBackup(true);
            replica.setQuorumSize(QUORUM_OF_ONE);
            return replica;
        }
        return new ReplicatedPolicyConfiguration()
                .setGroupName(group)
                .setClusterName(CLUSTER_NAME)
                // The data is always new: there is nobody to fail back from, and looking would delay the start.
                .setCheckForActiveServer(false);
    }
}
