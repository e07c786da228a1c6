package dev.artemisstudio.core.operation.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.cluster.NodeStatus;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.operation.ReadOperation;
import dev.artemisstudio.core.operation.TestView;
import dev.artemisstudio.core.operation.cluster.DeadLetterRow.Kind;
import dev.artemisstudio.core.operation.listing.ListRequest;
import dev.artemisstudio.core.operation.listing.Rows;
import dev.artemisstudio.core.testing.TestBroker;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.transaction.xa.XAResource;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.core.config.BridgeConfiguration;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.DivertConfiguration;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptorFactory;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyConnectorFactory;
import org.apache.activemq.artemis.core.security.Role;
import org.apache.activemq.artemis.core.server.ComponentConfigurationRoutingType;
import org.apache.activemq.artemis.core.server.impl.AddressInfo;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;
import org.apache.activemq.artemis.core.transaction.impl.XidImpl;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two nodes whose configurations differ in ways that the test knows, and one that does not answer. */
class ListSettingsTest {
    private static final String SECRET = "s3cret-of-the-store";

    private static TestBroker a;
    private static TestBroker b;
    private static TestView view;
    private static TestView both;

    @BeforeAll
    static void start() throws Exception {
        b = TestBroker.builder("b")
                .addressSetting("orders", settings("lost.orders", 7))
                .configure(c -> c.putSecurityRoles("orders", new HashSet<>(Set.of(role("readers", true)))))
                .start();
        a = TestBroker.builder("a")
                .addressSetting("orders", settings("lost.orders", 5).setExpiryAddress(SimpleString.of("late.orders")))
                .addressSetting("payments.#", settings("lost.payments", 3).setAutoCreateDeadLetterResources(true))
                .configure(ListSettingsTest::routes)
                .start();
        b.createQueue("orders");
        b.createQueue("archive");
        for (String queue : List.of("orders", "lost.orders", "DLQ", "payments.eu", "shipped")) {
            a.createQueue(queue);
        }
        // A bridge is only made where its queue is.
        a.server()
                .deployBridge(new BridgeConfiguration()
                        .setName("out")
                        .setQueueName("shipped")
                        .setForwardingAddress("archive")
                        .setRetryInterval(100)
                        .setStaticConnectors(new ArrayList<>(List.of("to-b"))));
        a.server().addAddressInfo(new AddressInfo(SimpleString.of("late.orders"), RoutingType.ANYCAST));
        a.send("lost.orders", "one", "two");
        a.send("DLQ", "not", "a", "dead", "letter");
        prepare(b);
        both = new TestView(List.of(a, b));
        view = new TestView(List.of(a, b)).withDeadNode("dead");
    }

    @AfterAll
    static void stop() {
        view.close();
        both.close();
        a.close();
        b.close();
    }

    private static AddressSettings settings(String deadLetters, int attempts) {
        return new AddressSettings()
                .setDeadLetterAddress(SimpleString.of(deadLetters))
                .setMaxDeliveryAttempts(attempts);
    }

    private static void routes(Configuration configuration) {
        configuration.putSecurityRoles("orders", new HashSet<>(Set.of(role("readers", true), role("guests", false))));
        configuration.addDivertConfiguration(new DivertConfiguration()
                .setName("copy")
                .setAddress("orders")
                .setForwardingAddress("audit")
                .setFilterString("price > 5")
                .setExclusive(true)
                .setRoutingType(ComponentConfigurationRoutingType.STRIP));
        Map<String, Object> parameters =
                new HashMap<>(Map.of("host", "127.0.0.1", "port", 0, "keyStorePassword", SECRET, "protocols", "CORE"));
        configuration.addAcceptorConfiguration(
                new TransportConfiguration(NettyAcceptorFactory.class.getName(), parameters, "second"));
        configuration.addConnectorConfiguration(
                "to-b",
                new TransportConfiguration(
                        NettyConnectorFactory.class.getName(),
                        new HashMap<>(Map.of("host", "127.0.0.1", "port", b.port())),
                        "to-b"));
        configuration.addConnectorConfiguration(
                "far",
                new TransportConfiguration(
                        NettyConnectorFactory.class.getName(),
                        new HashMap<>(Map.of("host", "far.example.com", "port", 61616, "trustStorePassword", SECRET)),
                        "far"));
    }

    private static Role role(String name, boolean browses) {
        return new Role(name, true, false, false, false, false, false, false, browses, false, false, false, false);
    }

    private static void prepare(TestBroker broker) throws Exception {
        try (var locator = ActiveMQClient.createServerLocator(broker.url());
                var factory = locator.createSessionFactory();
                var session = factory.createSession(true, false, false)) {
            XidImpl xid = new XidImpl(
                    "branch".getBytes(StandardCharsets.UTF_8), 1, "global".getBytes(StandardCharsets.UTF_8));
            session.start(xid, XAResource.TMNOFLAGS);
            session.createProducer("orders").send(session.createMessage(true));
            session.end(xid, XAResource.TMSUCCESS);
            session.prepare(xid);
        }
    }

    @Test
    void deadLettersComeFromSettingsAndNeverFromNames() {
        Rows<DeadLetterRow> page = page(new ListDeadLetters(), both, Optional.empty());
        assertThat(page.items())
                .extracting(DeadLetterRow::address, DeadLetterRow::kind, DeadLetterRow::messageCount)
                .as("fullest first; a queue that is merely called DLQ is none")
                .containsExactly(
                        tuple("lost.orders", Kind.DEAD_LETTER, 2L),
                        tuple("late.orders", Kind.EXPIRY, 0L),
                        tuple("lost.payments", Kind.DEAD_LETTER, 0L));
        DeadLetterRow orders = page.items().get(0);
        assertThat(orders.queues()).singleElement().satisfies(queue -> {
            assertThat(queue.queue()).isEqualTo("lost.orders");
            assertThat(queue.node()).isEqualTo("a");
            assertThat(queue.added()).isEqualTo(2);
        });
        assertThat(orders.missingOn()).containsExactly("b");
        assertThat(orders.sources()).containsExactly("orders");
        assertThat(orders.createdOnDemand()).isFalse();
        DeadLetterRow late = page.items().get(1);
        assertThat(late.withoutQueueOn()).containsExactly("a");
        assertThat(late.missingOn()).isEmpty();
        DeadLetterRow payments = page.items().get(2);
        assertThat(payments.sources()).containsExactly("payments.eu");
        assertThat(payments.missingOn()).containsExactly("a");
        assertThat(payments.createdOnDemand()).isTrue();
        assertThat(page(new ListDeadLetters(), both, Optional.of("kind = expiry"))
                        .items())
                .extracting(DeadLetterRow::address)
                .containsExactly("late.orders");
    }

    @Test
    void settingsSayWhereNodesDiffer() {
        AddressSettingsRow row = page(new ListAddressSettings(), both, Optional.of("address = orders"))
                .items()
                .getFirst();
        assertThat(row.settings())
                .containsEntry("maxDeliveryAttempts", "5")
                .containsEntry("expiryAddress", "late.orders");
        assertThat(row.nodes()).containsExactly("a");
        assertThat(row.different()).singleElement().satisfies(other -> {
            assertThat(other.node()).isEqualTo("b");
            assertThat(other.settings())
                    .containsEntry("maxDeliveryAttempts", "7")
                    .containsEntry("expiryAddress", "")
                    .hasSize(2);
        });
        assertThat(page(new ListAddressSettings(), both, Optional.empty())
                        .items()
                        .getFirst()
                        .address())
                .as("what holds for every address without settings of its own")
                .isEqualTo("#");
    }

    @Test
    void rolesSayWhereNodesDiffer() {
        SecuritySettingsRow row = page(new ListSecuritySettings(), both, Optional.of("address = orders"))
                .items()
                .getFirst();
        assertThat(row.roles()).extracting(SecuritySettingsRow.RoleRow::role).containsExactly("guests", "readers");
        assertThat(row.roles().get(0).permissions()).containsExactly("send");
        assertThat(row.roles().get(1).permissions()).containsExactlyInAnyOrder("send", "browse");
        assertThat(row.nodes()).containsExactly("a");
        assertThat(row.different()).singleElement().satisfies(other -> {
            assertThat(other.node()).isEqualTo("b");
            assertThat(other.roles())
                    .extracting(SecuritySettingsRow.RoleRow::role)
                    .containsExactly("readers");
        });
    }

    @Test
    void divertsShowWhatTheyDo() {
        assertThat(page(new ListDiverts(), both, Optional.empty()).items())
                .containsExactly(new DivertRow(
                        "a", "copy", "orders", "audit", Optional.of("price > 5"), true, Optional.of("STRIP")));
        assertThat(page(new ListDiverts(), both, Optional.of("exclusive = false"))
                        .items())
                .isEmpty();
    }

    @Test
    void bridgesShowWhetherTheyReachTheirTarget() {
        await().untilAsserted(() -> assertThat(page(new ListBridges(), both, Optional.of("connected = true"))
                        .items())
                .singleElement()
                .satisfies(bridge -> {
                    assertThat(bridge.node()).isEqualTo("a");
                    assertThat(bridge.queue()).isEqualTo("shipped");
                    assertThat(bridge.forwardingAddress()).contains("archive");
                    assertThat(bridge.started()).isTrue();
                }));
    }

    @Test
    void transportsShowNoPassword() {
        List<TransportRow> acceptors =
                page(new ListAcceptors(), both, Optional.empty()).items();
        assertThat(acceptors)
                .extracting(TransportRow::node, TransportRow::name, TransportRow::started)
                .containsExactly(tuple("a", "artemis", true), tuple("a", "second", true), tuple("b", "artemis", true));
        assertThat(acceptors.get(0).parameters()).containsEntry("port", "" + a.port());
        assertThat(acceptors.get(1).parameters()).containsKey("keyStorePassword");
        List<TransportRow> connectors =
                page(new ListConnectors(), both, Optional.of("far")).items();
        assertThat(connectors).singleElement().satisfies(far -> {
            assertThat(far.parameters())
                    .containsEntry("host", "far.example.com")
                    .containsKey("trustStorePassword");
        });
        assertThat(acceptors.toString() + connectors).doesNotContain(SECRET);
    }

    @Test
    void preparedTransactionsNameTheirNode() {
        assertThat(page(new ListPreparedTransactions(), both, Optional.empty()).items())
                .singleElement()
                .satisfies(transaction -> {
                    assertThat(transaction.node()).isEqualTo("b");
                    assertThat(transaction.xid()).isNotBlank();
                });
    }

    @Test
    void aDeadNodeIsNamedAndTheOthersAnswer() {
        for (ReadOperation<ListRequest, ? extends Rows<?>> list : List.of(
                new ListDeadLetters(),
                new ListAddressSettings(),
                new ListSecuritySettings(),
                new ListDiverts(),
                new ListBridges(),
                new ListAcceptors(),
                new ListConnectors(),
                new ListPreparedTransactions())) {
            Rows<?> page = list.handle(request(Optional.empty(), 50, Optional.empty()), view);
            assertThat(page.items()).as(list.spec().id()).isNotEmpty();
            assertThat(page.nodes())
                    .as(list.spec().id())
                    .extracting(NodeStatus::node, NodeStatus::status)
                    .containsExactly(
                            tuple("a", NodeStatus.State.OK),
                            tuple("b", NodeStatus.State.OK),
                            tuple("dead", NodeStatus.State.UNREACHABLE));
            assertThat(page.nodes().getLast().reason()).isPresent();
        }
    }

    @Test
    void pagesFollowEachOtherAndAForeignCursorIsRefused() {
        ListAcceptors list = new ListAcceptors();
        Rows<TransportRow> first = list.handle(request(Optional.empty(), 2, Optional.empty()), both);
        assertThat(first.items()).hasSize(2);
        Rows<TransportRow> second = list.handle(request(Optional.empty(), 2, first.cursor()), both);
        assertThat(second.items()).extracting(TransportRow::node).containsExactly("b");
        assertThat(second.cursor()).isEmpty();
        assertThatThrownBy(() -> new ListDiverts().handle(request(Optional.empty(), 2, first.cursor()), both))
                .isInstanceOf(Rejection.class);
    }

    @Test
    void aFieldThatIsNotThereIsRefusedWithThoseThatAre() {
        assertThatThrownBy(() -> page(new ListDiverts(), both, Optional.of("colour = red")))
                .isInstanceOfSatisfying(Rejection.class, rejection -> assertThat(rejection.getMessage())
                        .contains("colour"));
    }

    private static <R> Rows<R> page(
            ReadOperation<ListRequest, ? extends Rows<R>> list, TestView brokers, Optional<String> filter) {
        return list.handle(request(filter, 50, Optional.empty()), brokers);
    }

    private static ListRequest request(Optional<String> filter, int limit, Optional<String> cursor) {
        return new ListRequest("demo", filter, new Limit(limit, false), cursor);
    }
}
