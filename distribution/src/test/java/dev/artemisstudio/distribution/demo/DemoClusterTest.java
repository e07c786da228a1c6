package dev.artemisstudio.distribution.demo;

import static dev.artemisstudio.distribution.demo.DemoNode.ARTEMIS_1;
import static dev.artemisstudio.distribution.demo.DemoNode.ARTEMIS_2;
import static dev.artemisstudio.distribution.demo.DemoNode.ARTEMIS_3;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import jakarta.json.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The story that the demo tells, checked at the brokers themselves: each part is something Studio is shown with. */
class DemoClusterTest {

    private static final Duration STORY_LIMIT = Duration.ofSeconds(20);

    @TempDir
    private static Path temporary;

    private static DemoCluster cluster;
    private static final Map<DemoNode, BrokerProbe> PROBES = new EnumMap<>(DemoNode.class);

    @BeforeAll
    static void start() throws Exception {
        cluster = DemoCluster.start(temporary, System.out);
        for (DemoNode node : DemoNode.primaries().toList()) {
            PROBES.put(node, new BrokerProbe(cluster.nodeUrls().get(node.brokerName())));
        }
    }

    @AfterAll
    static void closeLeavesNothing() {
        PROBES.values().forEach(BrokerProbe::close);
        if (cluster == null) {
            return;
        }
        Map<String, Long> pids = cluster.processIds();
        Path directory = cluster.directory();
        assertThat(pids).hasSize(5);
        assertThat(directory).isDirectory();
        cluster.close();
        assertThat(pids.values()).noneMatch(pid -> ProcessHandle.of(pid).isPresent());
        assertThat(directory).doesNotExist();
        cluster.close();
    }

    @Test
    void everyPrimarySeesThreePrimariesOfWhichOneHasABackup() throws Exception {
        for (BrokerProbe probe : PROBES.values()) {
            List<JsonObject> members = probe.topology().getValuesAs(JsonObject.class);
            assertThat(members)
                    .hasSize(3)
                    .allMatch(member -> member.containsKey("primary") || member.containsKey("live"));
            assertThat(members.stream().filter(member -> member.containsKey("backup")))
                    .hasSize(1);
        }
    }

    @Test
    void seedsAreThePrimariesByTheNamesTheyGiveThemselves() throws Exception {
        assertThat(cluster.seedUrls()).hasSize(3).isSubsetOf(cluster.nodeUrls().values());
        for (DemoNode node : PROBES.keySet()) {
            assertThat(PROBES.get(node).attribute("broker", "Name")).isEqualTo(node.brokerName());
            assertThat(PROBES.get(node).attribute("broker", "Version").toString())
                    .startsWith("2.56");
        }
    }

    @Test
    void theBackupIsInSync() throws Exception {
        assertThat(PROBES.get(ARTEMIS_1).attribute("broker", "ReplicaSync")).isEqualTo(true);
        assertThat(PROBES.get(ARTEMIS_2).attribute("broker", "ReplicaSync")).isEqualTo(false);
    }

    @Test
    void refusedPaymentsFillTheDeadLetterQueue() throws Exception {
        eventually().until(() -> messages(ARTEMIS_2, "DLQ") >= 2);
        ClientMessage dead = PROBES.get(ARTEMIS_2).browseFirst("DLQ");
        assertThat(dead.getStringProperty("_AMQ_ORIG_QUEUE")).isEqualTo("payments");
        assertThat(dead.getBooleanProperty("cardDeclined")).isTrue();
        eventually().until(() -> PROBES.get(ARTEMIS_2).number("queue.payments", "MessagesAcknowledged") > 0);
    }

    @Test
    void ordersWaitForASlowConsumerAndAreCopiedForTheAudit() throws Exception {
        eventually().until(() -> messages(ARTEMIS_1, "orders") > 10);
        assertThat(PROBES.get(ARTEMIS_1).number("queue.orders", "ConsumerCount"))
                .isEqualTo(1);
        assertThat((Object[]) PROBES.get(ARTEMIS_1).attribute("broker", "DivertNames"))
                .containsExactly("orders-to-audit");
        eventually().until(() -> messages(ARTEMIS_1, "audit.orders") > 0);
        // Taken in by another node, and moved to where the consumer is.
        eventually().until(() -> messages(ARTEMIS_2, "audit.orders") > 0);
        eventually().until(() -> messages(ARTEMIS_2, "orders") == 0);
    }

    @Test
    void reportsWaitWithoutAnyConsumer() throws Exception {
        eventually().until(() -> messages(ARTEMIS_3, "reports.nightly") > 0);
        for (BrokerProbe probe : PROBES.values()) {
            assertThat(probe.number("queue.reports.nightly", "ConsumerCount")).isZero();
        }
    }

    @Test
    void invoicesArePausedAlthoughAPrinterIsAttached() throws Exception {
        for (BrokerProbe probe : PROBES.values()) {
            assertThat(probe.attribute("queue.invoices", "Paused")).isEqualTo(true);
        }
        eventually().until(() -> messages(ARTEMIS_3, "invoices") > 0);
        assertThat(PROBES.get(ARTEMIS_3).number("queue.invoices", "ConsumerCount"))
                .isEqualTo(1);
    }

    @Test
    void theBillingBatchIsScheduled() {
        eventually().until(() -> PROBES.get(ARTEMIS_1).number("queue.billing.batch", "ScheduledCount") > 0);
    }

    @Test
    void priceRequestsOnOneNodeAreAnsweredFromAnother() {
        eventually().until(() -> PROBES.get(ARTEMIS_3).number("queue.pricing.requests", "MessagesAcknowledged") > 3);
        eventually().until(() -> PROBES.get(ARTEMIS_1).number("queue.pricing.replies", "MessagesAcknowledged") > 3);
    }

    @Test
    void uploadsAreLargeMessagesAndStopAtTheirCeiling() throws Exception {
        eventually().until(() -> messages(ARTEMIS_2, "media.uploads") == DemoTraffic.MEDIA_CEILING);
        ClientMessage upload = PROBES.get(ARTEMIS_2).browseFirst("media.uploads");
        assertThat(upload.isLargeMessage()).isTrue();
        assertThat(upload.getBodySize()).isGreaterThanOrEqualTo(DemoMessages.LARGE_BODY_BYTES);
        await().during(Duration.ofSeconds(5))
                .atMost(Duration.ofSeconds(7))
                .until(() -> messages(ARTEMIS_2, "media.uploads") == DemoTraffic.MEDIA_CEILING);
    }

    @Test
    void coreAmqpAndMqttClientsAreConnectedAndWork() throws Exception {
        assertThat(protocols(ARTEMIS_1)).contains("CORE");
        assertThat(protocols(ARTEMIS_2)).contains("CORE", "AMQP");
        assertThat(protocols(ARTEMIS_3)).contains("CORE", "MQTT");
        eventually().until(() -> PROBES.get(ARTEMIS_2).number("queue.inventory.updates", "MessagesAcknowledged") > 1);
        eventually()
                .until(() ->
                        PROBES.get(ARTEMIS_3).number("queue.factory-mqtt-dashboard.sensors.#", "MessagesAcknowledged")
                                > 1);
    }

    @Test
    void aWorkDirectoryThatIsNotThereIsOneClearLine() {
        Path absent = temporary.resolve("absent");
        assertThatThrownBy(() -> DemoCluster.start(absent, System.out))
                .isInstanceOf(DemoFailure.class)
                .hasMessageContaining(absent.toString())
                .hasMessageNotContaining("\n");
        assertThat(Files.exists(absent)).isFalse();
    }

    private static ConditionFactory eventually() {
        return await().atMost(STORY_LIMIT).pollInterval(Duration.ofMillis(200));
    }

    private static long messages(DemoNode node, String queue) throws Exception {
        return PROBES.get(node).number("queue." + queue, "MessageCount");
    }

    private static List<String> protocols(DemoNode node) throws Exception {
        List<String> protocols = new ArrayList<>();
        PROBES.get(node)
                .rows("listConnections")
                .getValuesAs(JsonObject.class)
                .forEach(row -> protocols.add(row.getString("protocol")));
        return protocols;
    }
}
