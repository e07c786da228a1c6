package dev.artemisstudio.core.operation.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.artemisstudio.core.broker.MessageBody;
import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.cluster.NodeStatus;
import dev.artemisstudio.core.error.NotFound;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.operation.TestView;
import dev.artemisstudio.core.operation.listing.Rows;
import dev.artemisstudio.core.testing.TestBroker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessagesTest {
    private static TestBroker first;
    private static TestBroker second;
    private static TestView view;

    @BeforeAll
    static void start() {
        first = TestBroker.start("node-a");
        second = TestBroker.start("node-b");
        view = new TestView(List.of(first, second));
    }

    @AfterAll
    static void stop() {
        view.close();
        first.close();
        second.close();
    }

    private static Rows<MessageRow> browse(
            TestView where, String queue, String filter, int limit, Optional<String> cursor) {
        return new BrowseMessages()
                .handle(
                        new BrowseMessages.Request(
                                "demo",
                                queue,
                                Optional.of(filter).filter(f -> !f.isEmpty()),
                                new Limit(limit, false),
                                cursor),
                        where);
    }

    private static Rows<MessageRow> browse(String queue, String filter, int limit) {
        return browse(view, queue, filter, limit, Optional.empty());
    }

    private static ReadMessage.Result read(String queue, String id) {
        return new ReadMessage().handle(new ReadMessage.Request("demo", queue, id), view);
    }

    @Test
    void pagesGoThroughAllNodesAndShowEveryMessageOnce() {
        for (TestBroker broker : List.of(first, second)) {
            broker.createQueue("paged");
            broker.send(
                    "paged", IntStream.range(0, 25).mapToObj(Integer::toString).toArray(String[]::new));
        }
        List<String> seen = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        int pages = 0;
        do {
            Rows<MessageRow> page = browse(view, "paged", "", 10, cursor);
            page.items().forEach(row -> seen.add(row.node() + " " + row.messageId()));
            assertThat(page.truncated()).isEqualTo(page.cursor().isPresent());
            assertThat(page.total()).contains(50L);
            cursor = page.cursor();
            pages++;
        } while (cursor.isPresent() && pages < 20);

        assertThat(pages).isEqualTo(5);
        assertThat(seen).hasSize(50).doesNotHaveDuplicates();
        assertThat(seen.subList(0, 25)).allMatch(row -> row.startsWith("node-a "));
    }

    @Test
    void aFilterIsTheBrokersSelectorWithJmsNamesTranslated() {
        first.createQueue("filtered");
        first.send("filtered", List.of("low", "high"), message -> {
            boolean high = message.getBodyBuffer()
                    .readNullableSimpleString()
                    .toString()
                    .equals("high");
            message.setPriority((byte) (high ? 9 : 2));
            message.putStringProperty("level", high ? "high" : "low");
        });

        assertThat(browse("filtered", "JMSPriority > 5", 10).items())
                .extracting(row -> row.properties().get("level"))
                .containsExactly("high");
        assertThat(browse("filtered", "level = 'low'", 10).items())
                .extracting(row -> row.headers().priority())
                .containsExactly(2);
        assertThatThrownBy(() -> browse("filtered", "level >", 10))
                .isInstanceOf(Rejection.class)
                .hasMessageStartingWith("The broker cannot read this filter.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a/b",
                "100%",
                "with space",
                "\"quoted\"",
                "it's",
                "a,b",
                "star*",
                "what?",
                "#",
                "x=1",
                "a<b&c",
                "\u00fcml\u00e4ut"
            })
    void oddNamesAreBrowsedAndRead(String name) {
        String address = "odd." + name.hashCode(); // Nobody can send to an address with a wildcard in it.
        second.createQueue(QueueConfiguration.of(name).setAddress(address).setRoutingType(RoutingType.ANYCAST));
        second.send(address, "inside " + name);

        Rows<MessageRow> page = browse(name, "", 10);

        assertThat(page.items()).hasSize(1);
        assertThat(read(name, page.items().getFirst().messageId()).body().text())
                .contains("inside " + name);
    }

    @Test
    void aBodyIsReadAndNothingIsTaken() {
        first.createQueue("read");
        first.send("read", "one", "two");
        String id = browse("read", "", 10).items().get(1).messageId();

        ReadMessage.Result result = read("read", id);

        assertThat(result.body().kind()).isEqualTo(MessageBody.Kind.TEXT);
        assertThat(result.body().text()).contains("two");
        assertThat(result.body().cut()).isFalse();
        assertThat(first.queue("read").getMessageCount()).isEqualTo(2);
        assertThat(first.queue("read").getMessagesAcknowledged()).isZero();
    }

    @Test
    void aLongBodyIsCutAndSaysSo() {
        first.createQueue("long");
        first.send("long", "x".repeat(300_000));

        ReadMessage.Result result =
                read("long", browse("long", "", 1).items().getFirst().messageId());

        assertThat(result.body().cut()).isTrue();
        assertThat(result.body().sizeBytes()).isGreaterThanOrEqualTo(300_000);
        assertThat(result.body().text().orElseThrow().length()).isBetween(1, ReadMessage.MAX_BODY_BYTES);
    }

    @Test
    void anUnknownQueueOffersCloseNames() {
        first.createQueue("invoices");

        assertThatThrownBy(() -> browse("invoice", "", 1))
                .isInstanceOf(NotFound.class)
                .hasMessageStartingWith("No queue is called 'invoice'. Close names: invoices");
        assertThatThrownBy(() -> read("invoice", "1")).isInstanceOf(NotFound.class);
    }

    @Test
    void anIdThatIsGoneIsNotFoundAndOneThatIsNoNumberIsRejected() {
        first.createQueue("ids");

        assertThatThrownBy(() -> read("ids", "123"))
                .isInstanceOf(NotFound.class)
                .hasMessage("No message is called '123'.");
        assertThatThrownBy(() -> read("ids", "ID:abc")).isInstanceOf(Rejection.class);
    }

    @Test
    void aDeadNodeIsNamedAndTheRestIsShown() {
        first.createQueue("partial");
        first.send("partial", "here");
        try (TestView partial = new TestView(List.of(first)).withDeadNode("node-z")) {
            Rows<MessageRow> page = browse(partial, "partial", "", 10, Optional.empty());

            assertThat(page.items()).hasSize(1);
            assertThat(page.nodes())
                    .filteredOn(status -> status.node().equals("node-z"))
                    .extracting(NodeStatus::status)
                    .containsExactly(NodeStatus.State.UNREACHABLE);
        }
    }

    @Test
    void propertiesStayWithinBoundsAndSaySo() {
        first.createQueue("wide");
        first.send("wide", List.of("x"), message -> {
            IntStream.range(0, 60).forEach(i -> message.putStringProperty("p%02d".formatted(i), "v"));
            message.putStringProperty("a-long-one", "y".repeat(1_000));
        });

        MessageRow row = browse("wide", "", 1).items().getFirst();

        assertThat(row.properties()).hasSize(ShownProperties.MAX_PROPERTIES);
        assertThat(row.properties().get("a-long-one")).isEqualTo("y".repeat(ShownProperties.MAX_CHARACTERS));
        assertThat(row.note().orElseThrow()).contains("a-long-one (1000 characters)", "more properties are not shown");
    }

    @Test
    void numbersThatWouldBeRoundedAreText() {
        assertThat(ShownProperties.of(Map.of(
                                "_AMQ_ORIG_MESSAGE_ID",
                                235L,
                                "exact",
                                1L << 53,
                                "large",
                                (1L << 53) + 1,
                                "small",
                                -(1L << 53) - 1))
                        .properties())
                .containsEntry("_AMQ_ORIG_MESSAGE_ID", "235")
                .containsEntry("exact", 9_007_199_254_740_992L)
                .containsEntry("large", "9007199254740993")
                .containsEntry("small", "-9007199254740993");
    }

    @Test
    void aCursorOfAnotherQueueIsRefused() {
        Stream.of("left", "right").forEach(name -> {
            first.createQueue(name);
            first.send(name, "1", "2");
        });
        Optional<String> cursor = browse("left", "", 1).cursor();

        assertThatThrownBy(() -> browse(view, "right", "", 1, cursor)).isInstanceOf(Rejection.class);
    }

    @Test
    void aDeadLetterSaysWhereItCameFrom() {
        first.createQueue("letters");
        first.send("letters", List.of("x"), message -> {
            message.putStringProperty("_AMQ_ORIG_ADDRESS", "orders");
            message.putStringProperty("_AMQ_ORIG_QUEUE", "orders.eu");
        });

        assertThat(browse("letters", "", 1).items().getFirst().original())
                .contains(new MessageRow.Original(Optional.of("orders"), Optional.of("orders.eu")));
    }
}
