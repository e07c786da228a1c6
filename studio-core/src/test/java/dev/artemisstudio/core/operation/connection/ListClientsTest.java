package dev.artemisstudio.core.operation.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.operation.ReadOperation;
import dev.artemisstudio.core.operation.TestView;
import dev.artemisstudio.core.operation.listing.ListRequest;
import dev.artemisstudio.core.operation.listing.Rows;
import dev.artemisstudio.core.testing.TestBroker;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two nodes; on each a client with the id {@code Shop} that has five consumers and a producer in one session. */
class ListClientsTest {
    private static final int CONSUMERS = 5;

    private static final List<TestBroker> BROKERS = new ArrayList<>();
    private static final List<AutoCloseable> OPEN = new ArrayList<>();
    private static TestView view;

    @BeforeAll
    static void connect() throws Exception {
        for (String name : List.of("a", "b")) {
            TestBroker broker = TestBroker.start(name);
            BROKERS.add(broker);
            broker.createQueue("orders");
            broker.createQueue("other");
            ServerLocator locator = ActiveMQClient.createServerLocator(broker.url());
            ClientSessionFactory factory = locator.createSessionFactory();
            ClientSession session = factory.createSession(null, null, false, true, true, false, 0, "Shop");
            // Sets the id for certain: a session made early does not send it (the client learns the broker's version
            // late).
            session.addUniqueMetaData(ClientSession.JMS_SESSION_CLIENT_ID_PROPERTY, "Shop");
            session.start();
            for (int i = 0; i < CONSUMERS; i++) {
                session.createConsumer(i == 0 ? "other" : "orders", i == 1 ? "colour = 'red'" : null, i == 2);
            }
            session.createProducer("orders").send(session.createMessage(true));
            OPEN.addAll(List.of(session, factory, locator));
        }
        view = new TestView(BROKERS);
    }

    @AfterAll
    static void disconnect() throws Exception {
        view.close();
        for (AutoCloseable open : OPEN) {
            open.close();
        }
        BROKERS.forEach(TestBroker::close);
    }

    @Test
    void consumersComeByNodeAndThenByAge() {
        List<ConsumerRow> rows = everyPage(new ListConsumers(), Optional.empty(), 3);
        assertThat(rows)
                .extracting(ConsumerRow::node)
                .containsExactly("a", "a", "a", "a", "a", "b", "b", "b", "b", "b");
        assertThat(rows.subList(0, CONSUMERS))
                .extracting(ConsumerRow::queue)
                .containsExactly("other", "orders", "orders", "orders", "orders");
        assertThat(rows.get(1).filter()).contains("colour = 'red'");
        assertThat(rows.getFirst().client().clientId()).contains("Shop");
        assertThat(rows.getFirst().client().protocol()).contains("CORE");
    }

    @Test
    void consumerCountsWhatItHoldsUnacknowledged() {
        await().untilAsserted(() -> assertThat(page(new ListConsumers(), Optional.of("inDelivery > 0"), 50)
                        .items())
                .hasSize(2)
                .allSatisfy(row -> {
                    assertThat(row.progress().inDelivery()).contains(1L);
                    assertThat(row.progress().acknowledged()).contains(0L);
                    assertThat(row.progress().lastAcknowledged()).isEmpty();
                }));
    }

    @Test
    void plainTextIsFoundInEachIdentifyingFieldInAnyCase() {
        assertThat(everyPage(new ListConsumers(), Optional.of("sHoP"), 50)).hasSize(2 * CONSUMERS);
        assertThat(everyPage(new ListConsumers(), Optional.of("OTHER"), 50)).hasSize(2);
        assertThat(everyPage(new ListProducers(), Optional.of("shop"), 1)).hasSize(2);
        assertThat(everyPage(new ListConnections(), Optional.of("127.0.0.1"), 1))
                .hasSize(2);
        assertThat(everyPage(new ListSessions(), Optional.of("nobody"), 50)).isEmpty();
    }

    @Test
    void conditionIsTestedExactly() {
        assertThat(everyPage(new ListConsumers(), Optional.of("queue = other"), 50))
                .hasSize(2);
        assertThat(everyPage(new ListConsumers(), Optional.of("queue = Other"), 50))
                .isEmpty();
        assertThat(everyPage(new ListSessions(), Optional.of("consumers >= 5"), 50))
                .hasSize(2);
        assertThat(everyPage(new ListSessions(), Optional.of("consumers > 5"), 50))
                .isEmpty();
    }

    @Test
    void sessionNamesItsConnectionAndClient() {
        SessionRow session = page(new ListSessions(), Optional.of("consumers > 0"), 1)
                .items()
                .getFirst();
        List<ConnectionRow> connections =
                everyPage(new ListConnections(), session.client().connectionId().map(id -> "connectionId = " + id), 50);
        assertThat(connections).singleElement().satisfies(connection -> {
            assertThat(connection.node()).isEqualTo(session.node());
            assertThat(connection.sessions()).isEqualTo(1);
            assertThat(connection.protocol()).isEqualTo("CORE");
        });
        assertThat(session.producers()).isEqualTo(1);
    }

    @Test
    void producerCountsWhatItSent() {
        await().untilAsserted(() -> assertThat(page(new ListProducers(), Optional.of("address = orders"), 50)
                        .items())
                .hasSize(2)
                .allSatisfy(row -> {
                    assertThat(row.messagesSent()).contains(1L);
                    assertThat(row.client().sessionId()).isPresent();
                }));
    }

    @Test
    void studioItselfDoesNotShow() {
        assertThat(everyPage(new ListConnections(), Optional.empty(), 50)).hasSize(2);
        assertThat(everyPage(new ListSessions(), Optional.empty(), 50)).hasSize(2);
    }

    @Test
    void totalsAreCountedByTheBrokers() {
        Rows<ConsumerRow> rows = page(new ListConsumers(), Optional.empty(), 1);
        assertThat(rows.total()).contains(2L * CONSUMERS);
        assertThat(rows.nodeTotals()).containsEntry("a", 5L).containsEntry("b", 5L);
        assertThat(rows.truncated()).isTrue();
    }

    @Test
    void unknownFieldIsRejectedWithTheClosestOne() {
        assertThatThrownBy(() -> page(new ListConsumers(), Optional.of("clientid2 = x"), 5))
                .isInstanceOfSatisfying(Rejection.class, rejection -> {
                    assertThat(rejection.parameter()).isEqualTo("filter");
                    assertThat(rejection.accepted()).contains("clientId", "queue", "inDelivery");
                    assertThat(rejection.closest()).contains("clientId");
                });
    }

    private static <T> List<T> everyPage(ReadOperation<ListRequest, Rows<T>> list, Optional<String> filter, int limit) {
        List<T> rows = new ArrayList<>();
        Function<Optional<String>, Rows<T>> next =
                cursor -> list.handle(new ListRequest("demo", filter, new Limit(limit, false), cursor), view);
        Rows<T> page = next.apply(Optional.empty());
        rows.addAll(page.items());
        while (page.cursor().isPresent()) {
            page = next.apply(page.cursor());
            rows.addAll(page.items());
        }
        assertThat(new HashSet<>(rows)).hasSameSizeAs(rows);
        return rows;
    }

    private static <T> Rows<T> page(ReadOperation<ListRequest, Rows<T>> list, Optional<String> filter, int limit) {
        return list.handle(new ListRequest("demo", filter, new Limit(limit, false), Optional.empty()), view);
    }
}
