package dev.artemisstudio.distribution;

import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.testing.TestBroker;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.transaction.xa.XAResource;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.Message;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientProducer;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.apache.activemq.artemis.core.transaction.impl.XidImpl;

/**
 * A broker with one queue of each kind that could mind being looked at. What the broker does by itself from time to time
 * (expiring messages, removing what is not used) is switched off, so that every change is somebody's doing.
 */
final class EveryKindOfQueue implements AutoCloseable {
    private final TestBroker broker;
    private final ServerLocator locator;
    private final ClientSessionFactory factory;
    private final ClientSession session;

    EveryKindOfQueue() throws Exception {
        broker = TestBroker.builder("looked-at")
                .persistent()
                .configure(configuration ->
                        configuration.setMessageExpiryScanPeriod(-1).setAddressQueueScanPeriod(-1))
                .start();
        locator = ActiveMQClient.createServerLocator(broker.url());
        factory = locator.createSessionFactory();
        session = factory.createSession();
        session.start();
        kindsOfQueue();
        kindsOfMessage();
        session.createQueue(QueueConfiguration.of("temporary")
                .setRoutingType(RoutingType.ANYCAST)
                .setTemporary(true)
                .setDurable(false));
        broker.send("temporary", "one");
        broker.createQueue("paused");
        broker.queue("paused").pause();
        broker.send("paused", "one", "two");
        broker.createQueue("consumed");
        broker.send("consumed", "one", "two", "three");
        consumeOneOfThree();
        prepared();
    }

    TestBroker broker() {
        return broker;
    }

    /** Names of all queues, Studio's own left out. */
    List<String> names() {
        return Arrays.stream(broker.server().getActiveMQServerControl().getQueueNames())
                .filter(name -> !name.startsWith("activemq.management."))
                .sorted()
                .toList();
    }

    private void kindsOfQueue() throws ActiveMQException {
        made("auto-delete", queue -> queue.setAutoDelete(true).setAutoDeleteDelay(0L));
        made("auto-delete.empty", queue -> queue.setAutoDelete(true).setAutoDeleteDelay(0L));
        made("auto-created", queue -> queue.setAutoCreated(true).setAutoDelete(true));
        made("non-destructive", queue -> queue.setNonDestructive(true));
        made("last-value", queue -> queue.setLastValue(true));
        made("ring", queue -> queue.setRingSize(2L));
        made("purge", queue -> queue.setPurgeOnNoConsumers(true));
        made("exclusive", queue -> queue.setExclusive(true));
        made("grouped", queue -> queue.setGroupRebalance(true));
        made("filtered", queue -> queue.setFilterString("color = 'red'"));
        made("paged.one", queue -> {});
        broker.createQueue(
                QueueConfiguration.of("subscription").setAddress("topic").setRoutingType(RoutingType.MULTICAST));
        broker.send("topic", "to all");
        for (String name : List.of("auto-delete", "auto-created", "non-destructive", "ring", "exclusive")) {
            broker.send(name, "one", "two", "three");
        }
        broker.send("last-value", List.of("a", "b", "c"), m -> m.putStringProperty(Message.HDR_LAST_VALUE_NAME, key()));
        broker.send("grouped", List.of("a", "b"), m -> m.putStringProperty(Message.HDR_GROUP_ID, SimpleString.of("g")));
        broker.send("filtered", List.of("a", "b"), m -> m.putStringProperty("color", "red"));
        // Such a queue takes messages only while it has a consumer; this one never asks for any.
        session.createConsumer("purge", null, 0, -1, false);
        broker.send("purge", "one", "two", "three");
        broker.send(
                "paged.one",
                IntStream.range(0, 60).mapToObj(i -> "x".repeat(1_000)).toArray(String[]::new));
    }

    private static SimpleString key() {
        return SimpleString.of("key");
    }

    private void kindsOfMessage() {
        made("scheduled", queue -> {});
        long later = System.currentTimeMillis() + 3_600_000;
        broker.send("scheduled", List.of("a", "b"), m -> m.putLongProperty(Message.HDR_SCHEDULED_DELIVERY_TIME, later));
        made("expired", queue -> {});
        broker.send("expired", List.of("a", "b"), m -> m.setExpiration(1));
        made("large", queue -> {});
        broker.send("large", "y".repeat(300_000));
    }

    private void made(String name, Consumer<QueueConfiguration> change) {
        QueueConfiguration queue = QueueConfiguration.of(name).setRoutingType(RoutingType.ANYCAST);
        change.accept(queue);
        broker.createQueue(queue);
    }

    /** Leaves one acknowledged, one in delivery and one that waits. */
    private void consumeOneOfThree() throws ActiveMQException {
        ClientConsumer consumer = session.createConsumer("consumed", null, 0, -1, false);
        consumer.receive(5_000).acknowledge();
        session.commit();
        ClientMessage held = consumer.receive(5_000);
        await().until(() -> broker.queue("consumed").getMessagesAcknowledged() == 1 && held != null);
    }

    private void prepared() throws Exception {
        broker.createQueue("prepared");
        try (ClientSession xa = factory.createSession(true, false, false)) {
            XidImpl xid = new XidImpl(
                    "branch".getBytes(StandardCharsets.UTF_8), 1, "global".getBytes(StandardCharsets.UTF_8));
            xa.start(xid, XAResource.TMNOFLAGS);
            try (ClientProducer producer = xa.createProducer("prepared")) {
                producer.send(xa.createMessage(true));
            }
            xa.end(xid, XAResource.TMSUCCESS);
            xa.prepare(xid);
        }
    }

    @Override
    public void close() throws ActiveMQException {
        session.close();
        factory.close();
        locator.close();
        broker.close();
    }
}
