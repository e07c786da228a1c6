package dev.artemisstudio.core.broker.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.MessageFacts;
import dev.artemisstudio.core.broker.MessagePage;
import dev.artemisstudio.core.broker.MessageType;
import dev.artemisstudio.core.broker.SelectorTranslation;
import dev.artemisstudio.core.error.BrokerRefused;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.testing.SharedBroker;
import dev.artemisstudio.core.testing.TestBroker;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.activemq.artemis.api.core.Message;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.utils.UUIDGenerator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Pages of messages: order, offset, selector, headers; and what a bad question is answered. */
class BrowserTest {
    private static final TestBroker BROKER = SharedBroker.get();
    private static BrokerLink link;

    @BeforeAll
    static void open() {
        link = new CoreGateway().open(Endpoints.of(BROKER));
    }

    @AfterAll
    static void close() {
        link.close();
    }

    @Test
    void pagesFollowTheQueueOrder() {
        String queue = queueWith(10);
        MessagePage first = browse(queue, Optional.empty(), 0, 4);
        assertThat(indexes(first)).containsExactly(0, 1, 2, 3);
        assertThat(first.more()).isTrue();
        assertThat(first.valuesCut()).isFalse();
        MessagePage last = browse(queue, Optional.empty(), 8, 4);
        assertThat(indexes(last)).containsExactly(8, 9);
        assertThat(last.more()).isFalse();
        assertThat(browse(queue, Optional.empty(), 6, 4).more())
                .as("the page ends with the queue")
                .isFalse();
        assertThat(browse(queue, Optional.empty(), 10, 4).messages()).isEmpty();
    }

    @Test
    void aLongQueueIsReadToItsEnd() {
        String queue = queueWith(3_000);
        MessagePage page = browse(queue, Optional.empty(), 2_900, 500);
        assertThat(indexes(page)).hasSize(100).startsWith(2_900).endsWith(2_999);
        assertThat(page.more()).isFalse();
    }

    @Test
    void aPagedQueueIsReadToItsEnd() {
        String queue = SharedBroker.unique("paged.browse");
        BROKER.createQueue(queue);
        send(queue, 200, "x".repeat(2_000));
        assertThat(BROKER.queue(queue).getPagingStore().isPaging()).isTrue();
        assertThat(indexes(browse(queue, Optional.empty(), 0, 500)))
                .hasSize(200)
                .endsWith(199);
    }

    @Test
    void offsetCountsMatchingMessages() {
        String queue = queueWith(10);
        MessagePage page = browse(queue, Optional.of("index >= 4"), 2, 3);
        assertThat(indexes(page)).containsExactly(6, 7, 8);
        assertThat(page.more()).isTrue();
    }

    @Test
    void jmsNamesWorkOnceTranslated() {
        String queue = SharedBroker.unique("jms");
        BROKER.createQueue(queue);
        BROKER.send(queue, List.of("low", "high"), message -> message.setPriority((byte) 2));
        BROKER.send(queue, List.of("urgent"), message -> message.setPriority((byte) 9));
        String selector = SelectorTranslation.toCore("JMSPriority > 5 AND JMSDeliveryMode = 'PERSISTENT'");
        assertThat(browse(queue, Optional.of(selector), 0, 10).messages())
                .extracting(message -> message.headers().priority())
                .containsExactly(9);
    }

    @Test
    void headersAndPropertiesAreComplete() {
        String queue = SharedBroker.unique("headers");
        BROKER.createQueue(queue);
        Instant expiry = Instant.now().plusSeconds(3_600).truncatedTo(java.time.temporal.ChronoUnit.MILLIS);
        org.apache.activemq.artemis.utils.UUID userId =
                UUIDGenerator.getInstance().generateUUID();
        Instant before = Instant.now().minusMillis(1);
        BROKER.send(queue, List.of("body"), message -> {
            message.setPriority((byte) 7);
            message.setExpiration(expiry.toEpochMilli());
            message.setUserID(userId);
            message.setCorrelationID("order-1");
            message.setReplyTo(SimpleString.of("answers"));
            message.setGroupID("group-1");
            message.putStringProperty("long", "v".repeat(5_000));
            message.putLongProperty("count", Long.MAX_VALUE);
            message.putDoubleProperty("price", 1.5);
            message.putBooleanProperty("paid", true);
            message.putBytesProperty("raw", new byte[] {1, 2, 3});
        });
        MessageFacts facts = browse(queue, Optional.empty(), 0, 1).messages().getFirst();
        assertThat(facts.type()).isEqualTo(MessageType.TEXT);
        assertThat(facts.sizeBytes()).isGreaterThan(5_000);
        assertThat(facts.headers().address()).isEqualTo(queue);
        assertThat(facts.headers().priority()).isEqualTo(7);
        assertThat(facts.headers().durable()).isTrue();
        assertThat(facts.headers().deliveryAttempts()).isZero();
        assertThat(facts.headers().expiresAt()).contains(expiry);
        assertThat(facts.headers().timestamp()).isBetween(before, Instant.now());
        assertThat(facts.headers().userId()).contains("ID:" + userId);
        assertThat(facts.headers().correlationId()).contains("order-1");
        assertThat(facts.headers().replyTo()).contains("answers");
        assertThat(facts.headers().groupId()).contains("group-1");
        assertThat(facts.properties())
                .containsEntry("long", "v".repeat(5_000))
                .containsEntry("count", Long.MAX_VALUE)
                .containsEntry("price", 1.5)
                .containsEntry("paid", true)
                .containsEntry("raw", "AQID");
    }

    @Test
    void aFilterTheBrokerCannotReadIsTheCallersMistake() {
        String queue = queueWith(1);
        assertThatThrownBy(() -> browse(queue, Optional.of("index >>> 4"), 0, 3))
                .isInstanceOfSatisfying(Rejection.class, rejection -> assertThat(rejection.parameter())
                        .isEqualTo("filter"))
                .hasMessageContaining("index >>> 4");
        assertThat(browse(queue, Optional.empty(), 0, 3).messages()).hasSize(1);
    }

    @Test
    void aQueueThatDoesNotExistIsRefusedAndNotMade() {
        String queue = SharedBroker.unique("absent");
        assertThatThrownBy(() -> browse(queue, Optional.empty(), 0, 3))
                .isInstanceOfSatisfying(BrokerRefused.class, refused -> assertThat(refused.code())
                        .isEqualTo("AMQ229017"));
        assertThat(BROKER.server().locateQueue(SimpleString.of(queue))).isNull();
    }

    @Test
    void aPausedQueueIsSeen() {
        String queue = SharedBroker.unique("paused");
        BROKER.createQueue(queue);
        BROKER.queue(queue).pause();
        send(queue, 3, "x");
        // A broker answers a sender a moment before it counts the message.
        await().until(() -> BROKER.queue(queue).getMessageCount() == 3);
        assertThat(indexes(browse(queue, Optional.empty(), 0, 10))).containsExactly(0, 1, 2);
    }

    @Test
    void largeMessagesShowTheirSizeAndAreSkipped() {
        String queue = SharedBroker.unique("large");
        BROKER.createQueue(queue);
        int bytes = 3 * 1024 * 1024;
        BROKER.inSession(session -> {
            for (int i = 0; i < 5; i++) {
                var message = session.createMessage(Message.BYTES_TYPE, true);
                message.putIntProperty("index", i);
                message.getBodyBuffer().writeBytes(new byte[bytes]);
                session.createProducer(queue).send(message);
            }
            return null;
        });
        MessagePage page = browse(queue, Optional.empty(), 1, 3);
        assertThat(indexes(page)).containsExactly(1, 2, 3);
        assertThat(page.messages())
                .allSatisfy(message -> assertThat(message.sizeBytes()).isEqualTo(bytes));
        assertThat(page.more()).isTrue();
        assertThat(indexes(browse(queue, Optional.empty(), 0, 50))).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void eachMessageIsProgressAlsoOneThatIsPassedOver() {
        String queue = queueWith(5);
        List<Long> progress = new ArrayList<>();
        BROKER.inSession(session -> {
            try (var consumer = session.createConsumer(queue, null, true)) {
                BrowsedMessages messages =
                        new BrowsedMessages(consumer, () -> 5, () -> 5, () -> progress.add(System.nanoTime()));
                assertThat(messages.skip(3)).isEqualTo(3);
                assertThat(progress).hasSize(3);
                assertThat(messages.next()).isPresent();
                assertThat(messages.next()).isPresent();
                assertThat(messages.next()).as("the end").isEmpty();
                assertThat(progress).hasSize(5);
                assertThat(messages.received()).isEqualTo(5);
            }
            return null;
        });
    }

    private static String queueWith(int messages) {
        String queue = SharedBroker.unique("browse");
        BROKER.createQueue(queue);
        send(queue, messages, "body");
        return queue;
    }

    private static void send(String queue, int messages, String body) {
        int[] index = {0};
        BROKER.send(
                queue,
                IntStream.range(0, messages).mapToObj(i -> body).toList(),
                message -> message.putIntProperty("index", index[0]++));
    }

    private static MessagePage browse(String queue, Optional<String> filter, long offset, int limit) {
        return link.reader().browse(new BrowseRequest(queue, filter, offset, limit));
    }

    private static List<Integer> indexes(MessagePage page) {
        return page.messages().stream()
                .map(message -> (Integer) message.properties().get("index"))
                .toList();
    }
}
