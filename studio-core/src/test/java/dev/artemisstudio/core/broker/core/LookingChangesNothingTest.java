package dev.artemisstudio.core.broker.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.MessageFacts;
import dev.artemisstudio.core.broker.MessagePage;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.testing.TestBroker;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.core.server.Queue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Looks at every kind of queue in every way and compares it with what it was. The broker's reaper runs every 50 ms, so that a
 * queue which looking exposed to it is gone before the test ends.
 */
class LookingChangesNothingTest {
    private static TestBroker broker;
    private static BrokerLink link;

    /** Every kind of queue that treats its consumers or messages in a way of its own. */
    enum Kind {
        PLAIN(queue -> queue),
        NOT_DURABLE(queue -> queue.setDurable(false)),
        AUTO_DELETE(queue -> queue.setAutoCreated(true).setAutoDelete(true).setAutoDeleteDelay(0L)),
        AUTO_DELETE_WITH_MESSAGES(queue -> queue.setAutoCreated(true)
                .setAutoDelete(true)
                .setAutoDeleteDelay(0L)
                .setAutoDeleteMessageCount(-1L)),
        LAST_VALUE(queue -> queue.setLastValue(true).setLastValueKey("key")),
        NON_DESTRUCTIVE(queue -> queue.setNonDestructive(true)),
        RING(queue -> queue.setRingSize(3L)),
        EXCLUSIVE(queue -> queue.setExclusive(true)),
        GROUPED(queue -> queue.setGroupFirstKey("first").setGroupBuckets(2)),
        ONE_CONSUMER(queue -> queue.setMaxConsumers(1)),
        NO_CONSUMERS(queue -> queue.setMaxConsumers(0)),
        FILTERED(queue -> queue.setFilterString("n >= 0")),
        PAGED(queue -> queue.setAddress("paged.looked"));

        private final UnaryOperator<QueueConfiguration> change;

        Kind(UnaryOperator<QueueConfiguration> change) {
            this.change = change;
        }
    }

    /** All that the broker counts of a queue. */
    record State(
            long messages,
            int consumers,
            int delivering,
            long acknowledged,
            long expired,
            long killed,
            long added,
            long consumerRemoved,
            boolean paused) {
        static State of(Queue queue) {
            return new State(
                    queue.getMessageCount(),
                    queue.getConsumerCount(),
                    queue.getDeliveringCount(),
                    queue.getMessagesAcknowledged(),
                    queue.getMessagesExpired(),
                    queue.getMessagesKilled(),
                    queue.getMessagesAdded(),
                    queue.getConsumerRemovedTimestamp(),
                    queue.isPaused());
        }
    }

    @BeforeAll
    static void start() {
        broker = TestBroker.builder("looked-at")
                .configure(configuration -> configuration.setAddressQueueScanPeriod(50))
                .start();
        link = new CoreGateway().open(Endpoints.of(broker));
    }

    @AfterAll
    static void stop() {
        link.close();
        broker.close();
    }

    @ParameterizedTest
    @EnumSource
    void aQueueOfAnyKindStaysAsItWas(Kind kind) {
        String name = "looked." + kind;
        broker.createQueue(kind.change.apply(QueueConfiguration.of(name).setRoutingType(RoutingType.ANYCAST)));
        fill(broker.queue(name).getAddress().toString());
        settled(name);
        State before = State.of(broker.queue(name));
        assertThat(before.messages()).isPositive();

        MessagePage page = look(name);

        assertThat(page.valuesCut()).isFalse();
        assertThat(page.messages()).hasSize((int) before.messages());
        staysAs(before, name);
    }

    @ParameterizedTest
    @EnumSource(names = {"PLAIN", "AUTO_DELETE", "AUTO_DELETE_WITH_MESSAGES", "LAST_VALUE"})
    void anEmptyQueueStaysAsItWas(Kind kind) {
        String name = "empty." + kind;
        broker.createQueue(kind.change.apply(QueueConfiguration.of(name).setRoutingType(RoutingType.ANYCAST)));
        State before = State.of(broker.queue(name));
        assertThat(look(name).messages()).isEmpty();
        staysAs(before, name);
    }

    @Test
    void aQueueThatIsPurgedWithoutConsumersKeepsItsMessages() {
        broker.createQueue("purged");
        fill("purged");
        settled("purged");
        broker.queue("purged").setPurgeOnNoConsumers(true);
        State before = State.of(broker.queue("purged"));

        MessagePage page = look("purged");

        assertThat(page.valuesCut()).as("a consumer would have purged it").isTrue();
        assertThat(page.messages()).hasSize(5);
        assertThat(page.messages().getFirst().properties()).containsEntry("key", "k0");
        MessagePage second = link.reader().browse(new BrowseRequest("purged", Optional.of("n > 1"), 1, 1));
        assertThat(second.messages())
                .extracting(message -> message.properties().get("key"))
                .containsExactly("k3");
        assertThat(second.more()).isTrue();
        staysAs(before, "purged");
    }

    @Test
    void aBrowserOfTheCoreClientDoesPurgeSuchAQueue() {
        // What the management browse is for: should this ever fail, the fall-back is no longer needed.
        broker.createQueue("really-purged");
        fill("really-purged");
        settled("really-purged");
        broker.queue("really-purged").setPurgeOnNoConsumers(true);
        broker.inSession(session -> {
            session.createConsumer("really-purged", null, true).close();
            return null;
        });
        await().untilAsserted(() ->
                assertThat(broker.queue("really-purged").getMessageCount()).isZero());
    }

    @Test
    void aTemporaryQueueStaysWithItsOwner() {
        broker.inSession(session -> {
            session.createQueue(QueueConfiguration.of("temporary")
                    .setRoutingType(RoutingType.ANYCAST)
                    .setDurable(false)
                    .setTemporary(true));
            fill("temporary");
            settled("temporary");
            State before = State.of(broker.queue("temporary"));
            assertThat(look("temporary").messages()).hasSize(5);
            staysAs(before, "temporary");
            return null;
        });
    }

    @Test
    void aPausedQueueAndScheduledMessagesStay() {
        broker.createQueue("paused");
        broker.send("paused", List.of("now"), message -> {});
        broker.send(
                "paused",
                List.of("later"),
                message -> message.putLongProperty(
                        org.apache.activemq.artemis.api.core.Message.HDR_SCHEDULED_DELIVERY_TIME,
                        System.currentTimeMillis() + 3_600_000));
        broker.queue("paused").pause();
        State before = State.of(broker.queue("paused"));
        assertThat(look("paused").messages())
                .as("a scheduled message is not browsable")
                .hasSize(1);
        staysAs(before, "paused");
        assertThat(broker.queue("paused").getScheduledCount()).isEqualTo(1);
    }

    /** Asks everything that can be asked about a queue, and reads each message; the answer is the page of messages. */
    private static MessagePage look(String queue) {
        BrokerReader reader = link.reader();
        reader.node();
        reader.queues(PageRequest.first(Sort.descending("messageCount"), 100));
        reader.queues(List.of(queue));
        reader.oldestMessage(queue);
        reader.addresses(PageRequest.first(Sort.ascending("name"), 100));
        reader.consumers(PageRequest.first(Sort.ascending("id"), 100));
        reader.addressSettings(queue);
        MessagePage page = reader.browse(new BrowseRequest(queue, Optional.empty(), 0, 100));
        for (MessageFacts message : page.messages()) {
            assertThat(reader.message(queue, message.messageId(), 1_000)).isPresent();
        }
        return page;
    }

    private static void staysAs(State before, String queue) {
        await().during(Duration.ofMillis(250))
                .pollInterval(Duration.ofMillis(25))
                .untilAsserted(() -> {
                    assertThat(broker.queue(queue))
                            .as("the queue is still there")
                            .isNotNull();
                    assertThat(State.of(broker.queue(queue))).isEqualTo(before);
                });
    }

    // A queue takes messages in by an executor of its own, after the sender was answered.
    private static void settled(String queue) {
        await().until(() -> broker.queue(queue).getMessagesAdded() == 5);
        broker.queue(queue).flushExecutor();
    }

    private static void fill(String address) {
        int[] n = {0};
        broker.send(address, List.of("a", "b", "c", "d", "e".repeat(30_000)), message -> {
            message.putStringProperty("key", "k" + n[0]);
            message.putIntProperty("n", n[0]++);
        });
    }
}
