package dev.artemisstudio.core.broker.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.broker.BridgeFacts;
import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.DivertFacts;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.PreparedTransaction;
import dev.artemisstudio.core.broker.TransportFacts;
import dev.artemisstudio.core.testing.TestBroker;
import java.util.List;
import java.util.Map;
import javax.transaction.xa.XAResource;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.core.config.BridgeConfiguration;
import org.apache.activemq.artemis.core.config.DivertConfiguration;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyConnectorFactory;
import org.apache.activemq.artemis.core.server.ComponentConfigurationRoutingType;
import org.apache.activemq.artemis.core.transaction.impl.XidImpl;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a broker says of itself and of how it is configured. */
class ConfigurationReadingTest {
    private static TestBroker broker;
    private static BrokerLink link;

    @BeforeAll
    static void start() {
        broker = TestBroker.builder("configured")
                .persistent()
                .addressSetting(
                        "orders.#",
                        new org.apache.activemq.artemis.core.settings.impl.AddressSettings()
                                .setDeadLetterAddress(
                                        org.apache.activemq.artemis.api.core.SimpleString.of("DLQ.orders"))
                                .setMaxDeliveryAttempts(3))
                .configure(configuration -> configuration
                        .setMaxDiskUsage(90)
                        .addConnectorConfiguration(
                                "secretive",
                                new TransportConfiguration(
                                        NettyConnectorFactory.class.getName(),
                                        Map.of(
                                                "host", "127.0.0.1",
                                                "port", "1",
                                                "keyStorePassword", "hidden",
                                                "trustStorePassword", "hidden"),
                                        "secretive"))
                        .addDivertConfiguration(new DivertConfiguration()
                                .setName("copy \"all\", / %")
                                .setAddress("orders")
                                .setForwardingAddress("audit")
                                .setFilterString("n > 1")
                                .setExclusive(true)
                                .setRoutingType(ComponentConfigurationRoutingType.STRIP)))
                .start();
        broker.createQueue("source");
        broker.createQueue("target");
        link = new CoreGateway().open(Endpoints.of(broker));
    }

    @AfterAll
    static void stop() {
        link.close();
        broker.close();
    }

    @Test
    void nodeTellsWhoItIsAndHowItRuns() {
        NodeFacts node = link.reader().node();
        assertThat(node.identity().name()).isEqualTo("configured");
        assertThat(node.identity().nodeId())
                .isEqualTo(broker.server().getNodeID().toString());
        assertThat(node.identity().version()).isEqualTo("2.56.0");
        assertThat(node.identity().haPolicy()).isEqualTo("Primary Only");
        assertThat(node.state().started()).isTrue();
        assertThat(node.state().active()).isTrue();
        assertThat(node.state().backup()).isFalse();
        assertThat(node.state().uptimeMillis()).isPositive();
        assertThat(node.usage().maxDiskPercent()).isEqualTo(90);
        assertThat(node.usage().pagingAddresses()).isZero();
        assertThat(Math.abs(node.clock().offsetMillis()))
                .as("one clock, read within %s ms", node.clock().uncertaintyMillis())
                .isLessThanOrEqualTo(node.clock().uncertaintyMillis() + 1);
    }

    @Test
    void diskUseIsAPercentage() {
        await().untilAsserted(() ->
                assertThat(link.reader().node().usage().diskStorePercent()).isBetween(1.0, 100.0));
    }

    @Test
    void pagingAddressesAreCounted() throws Exception {
        broker.createQueue("paged.one");
        broker.send("paged.one", "x".repeat(30_000), "y".repeat(30_000), "z");
        assertThat(link.reader().node().usage().pagingAddresses()).isEqualTo(1);
        assertThat(link.reader().node().usage().messages()).isGreaterThanOrEqualTo(3);
        broker.queue("paged.one").getPagingStore().stopPaging();
        assertThat(link.reader().node().usage().pagingAddresses()).isZero();
    }

    @Test
    void effectiveSettingsFollowTheMostSpecificMatch() {
        List<AddressSettings> settings = link.reader().addressSettings(List.of("orders.eu", "a, \"b\"/%", "paged.x"));
        assertThat(settings).extracting(AddressSettings::address).containsExactly("orders.eu", "a, \"b\"/%", "paged.x");
        assertThat(settings.get(0).deadLetterAddress()).contains("DLQ.orders");
        assertThat(settings.get(0).text("maxDeliveryAttempts")).contains("3");
        assertThat(settings.get(1).deadLetterAddress()).isEmpty();
        assertThat(settings.get(2).text("addressFullMessagePolicy")).contains("PAGE");
        assertThat(settings.get(2).text("maxSizeBytes")).contains("20480");
    }

    @Test
    void divertsKeepTheirOddNames() {
        assertThat(link.reader().diverts())
                .containsExactly(new DivertFacts(
                        "copy \"all\", / %",
                        "orders", "audit", java.util.Optional.of("n > 1"), true, java.util.Optional.of("STRIP")));
    }

    @Test
    void aBridgeIsConnectedOrNot() throws Exception {
        assertThat(link.reader().bridges()).isEmpty();
        broker.server()
                .deployBridge(new BridgeConfiguration()
                        .setName("over there")
                        .setQueueName("source")
                        .setForwardingAddress("target")
                        .setStaticConnectors(List.of("self")));
        broker.send("source", "one");
        await().untilAsserted(() -> assertThat(link.reader().bridges())
                .containsExactly(new BridgeFacts(
                        "over there",
                        "source",
                        java.util.Optional.of("target"),
                        java.util.Optional.empty(),
                        true,
                        true,
                        0,
                        1)));
        broker.server().destroyBridge("over there");
    }

    @Test
    void transportsShowNoPassword() {
        TransportFacts acceptor = link.reader().acceptors().getFirst();
        assertThat(acceptor.started()).isTrue();
        assertThat(acceptor.parameters()).containsEntry("port", Integer.toString(broker.port()));
        TransportFacts secretive = link.reader().connectors().stream()
                .filter(connector -> connector.name().equals("secretive"))
                .findFirst()
                .orElseThrow();
        assertThat(secretive.parameters()).containsEntry("host", "127.0.0.1").containsEntry("keyStorePassword", "***");
        assertThat(secretive.toString()).doesNotContain("hidden");
    }

    @Test
    void aPreparedTransactionIsListedUntilItEnds() throws Exception {
        assertThat(link.reader().preparedTransactions()).isEmpty();
        XidImpl xid = new XidImpl("branch".getBytes(), 1, "global".getBytes());
        try (var locator = ActiveMQClient.createServerLocator(broker.url());
                var factory = locator.createSessionFactory();
                var session = factory.createXASession();
                var producer = session.createProducer("target")) {
            session.start(xid, XAResource.TMNOFLAGS);
            producer.send(session.createMessage(true));
            producer.send(session.createMessage(true));
            session.end(xid, XAResource.TMSUCCESS);
            session.prepare(xid);
            PreparedTransaction prepared = link.reader().preparedTransactions().getFirst();
            assertThat(prepared.xid()).isEqualTo(XidImpl.toBase64String(xid));
            assertThat(prepared.messages()).isEqualTo(2);
            session.rollback(xid);
        }
        assertThat(link.reader().preparedTransactions()).isEmpty();
    }

    @Test
    void aBrokerAloneHasNoTopology() {
        assertThat(link.reader().topology()).isEmpty();
        assertThat(link.reader().clusterLinks()).isEmpty();
    }
}
