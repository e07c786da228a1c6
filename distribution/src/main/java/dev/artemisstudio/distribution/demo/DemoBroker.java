package dev.artemisstudio.distribution.demo;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.protocol.mqtt.MQTTProtocolManagerFactory;
import org.apache.activemq.artemis.core.server.ActiveMQServer;
import org.apache.activemq.artemis.core.server.ActiveMQServers;

/**
 * One demo broker in a process of its own. Arguments: the broker's name, then {@link DemoLayout#arguments()}. It says {@link
 * Child#READY} on standard output once it takes part in the cluster, and ends when its standard input ends.
 */
final class DemoBroker {

    private static final long READY_TIMEOUT_SECONDS = 60;
    private static final long POLL_MILLIS = 50;

    private DemoBroker() {}

    public static void main(String[] arguments) throws Exception {
        DemoNode node = DemoNode.named(arguments[0]);
        DemoLayout layout = DemoLayout.parse(List.of(arguments).subList(1, arguments.length));
        ActiveMQServer server = server(BrokerConfiguration.of(node, layout));
        new Child(layout, node.brokerName()).run(() -> start(node, server), () -> stop(server));
    }

    private static ActiveMQServer server(Configuration configuration) {
        // Named here rather than found on the class path: see AmqpWithoutMirrors.
        ActiveMQServer server = ActiveMQServers.newActiveMQServer(configuration.setResolveProtocols(false), true);
        server.addProtocolManagerFactory(new AmqpWithoutMirrors());
        server.addProtocolManagerFactory(new MQTTProtocolManagerFactory());
        return server;
    }

    private static void start(DemoNode node, ActiveMQServer server) throws Exception {
        server.start();
        if (node.isBackup()) {
            await("it is in sync with its primary", server::isReplicaSync);
            return;
        }
        await("it is active and sees the other primaries", () -> server.isActive() && seesEveryPrimary(server));
        // Someone paused the invoices and forgot; persistent, so that a fail-over keeps the story.
        server.locateQueue(Queues.INVOICES).pause(true);
    }

    private static void stop(ActiveMQServer server) throws Exception {
        server.stop();
    }

    private static boolean seesEveryPrimary(ActiveMQServer server) {
        int members = server.getClusterManager()
                .getDefaultConnection(null)
                .getTopology()
                .getMembers()
                .size();
        return members == DemoNode.primaries().count();
    }

    private static void await(String what, BooleanSupplier condition) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(READY_TIMEOUT_SECONDS);
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("gave up after " + READY_TIMEOUT_SECONDS + " s waiting until " + what);
            }
            Thread.sleep(POLL_MILLIS);
        }
    }
}
