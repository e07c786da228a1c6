package dev.artemisstudio.distribution.demo;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.apache.activemq.artemis.core.server.ActiveMQServer;
import org.apache.activemq.artemis.core.server.embedded.EmbeddedActiveMQ;

/**
 * One demo broker in a process of its own. Arguments: the broker's name, then {@link DemoLayout#arguments()}. It says {@link
 * Child#READY} on standard output once it takes part in the cluster, and ends when its standard input ends.
 */
final class DemoBroker {

    private static final long READY_TIMEOUT_SECONDS = 60;
    private static final long POLL_MILLIS = 50;

    private DemoBroker() {}

    public static void main(String[] arguments) {
        DemoNode node = DemoNode.named(arguments[0]);
        DemoLayout layout = DemoLayout.parse(List.of(arguments).subList(1, arguments.length));
        EmbeddedActiveMQ broker = new EmbeddedActiveMQ();
        Child child = new Child(layout, node.brokerName());
        child.run(
                () -> {
                    broker.setConfiguration(BrokerConfiguration.of(node, layout));
                    broker.start();
                    ActiveMQServer server = broker.getActiveMQServer();
                    await(node + " takes part in the cluster", () -> takesPart(node, server));
                    if (!node.isBackup()) {
                        // Someone paused the invoices and forgot; persistent, so that a fail-over keeps the story.
                        server.locateQueue(Queues.INVOICES).pause(true);
                    }
                },
                broker::stop);
    }

    private static boolean takesPart(DemoNode node, ActiveMQServer server) {
        if (node.isBackup()) {
            return server.isReplicaSync();
        }
        return server.isActive()
                && server.getClusterManager()
                                .getDefaultConnection(null)
                                .getTopology()
                                .getMembers()
                                .size()
                        == DemoNode.primaries().count();
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
