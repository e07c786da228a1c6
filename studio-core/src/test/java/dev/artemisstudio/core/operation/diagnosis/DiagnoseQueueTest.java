package dev.artemisstudio.core.operation.diagnosis;

import static dev.artemisstudio.core.diagnosis.FindingCode.*;
import static dev.artemisstudio.core.operation.diagnosis.Reports.codes;
import static dev.artemisstudio.core.operation.diagnosis.Reports.finding;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.broker.QueueCounts;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.diagnosis.Evidence;
import dev.artemisstudio.core.diagnosis.Finding;
import dev.artemisstudio.core.diagnosis.FindingCode;
import dev.artemisstudio.core.diagnosis.Severity;
import dev.artemisstudio.core.diagnosis.Thresholds;
import dev.artemisstudio.core.dispatch.Caller;
import dev.artemisstudio.core.dispatch.Dispatcher;
import dev.artemisstudio.core.error.Hidden;
import dev.artemisstudio.core.error.NotFound;
import dev.artemisstudio.core.operation.TestView;
import dev.artemisstudio.core.testing.TestBroker;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import javax.transaction.xa.XAResource;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;
import org.apache.activemq.artemis.core.transaction.impl.XidImpl;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** One real broker; the time between the two readings is spent on nothing, or on what the test needs to happen. */
class DiagnoseQueueTest {
    private static final Pause NONE = span -> {};
    private static final Thresholds IMPATIENT =
            new Thresholds(1, 100, Duration.ofHours(1), Duration.ZERO, Duration.ofSeconds(1), 5, 80, Duration.ZERO);

    private static TestBroker broker;
    private static TestView view;

    @BeforeAll
    static void startBroker() {
        broker = TestBroker.builder("alone")
                .addressSetting("safe.#", new AddressSettings().setDeadLetterAddress(name("DLA")))
                .addressSetting("lost.#", new AddressSettings().setDeadLetterAddress(name("NOWHERE")))
                .start();
        broker.createQueue("DLA");
        view = new TestView(List.of(broker));
    }

    @AfterAll
    static void stopBroker() {
        view.close();
        broker.close();
    }

    private static org.apache.activemq.artemis.api.core.SimpleString name(String text) {
        return org.apache.activemq.artemis.api.core.SimpleString.of(text);
    }

    @Test
    void messagesWithoutConsumerAndNothingElse() {
        filled("safe.abandoned", 3);

        DiagnosisReport report = diagnose("safe.abandoned", NONE);

        assertThat(report.findings()).extracting(Finding::code).containsExactly(NO_CONSUMER);
        assertThat(report.verdict()).contains("holds 3 messages on alone").contains("1 node: 3 messages, 0 consumers");
    }

    @Test
    void aPausedQueueIsNotAStarvedConsumer() {
        filled("safe.paused", 2);
        broker.queue("safe.paused").pause();

        List<FindingCode> codes = broker.inSession(session -> {
            session.createConsumer("safe.paused");
            return codes(diagnose("safe.paused", NONE));
        });

        assertThat(codes).containsExactly(QUEUE_PAUSED);
    }

    @Test
    void aConsumerThatKeepsItsMessagesIsStalled() {
        filled("safe.stalled", 4);

        Finding finding = broker.inSession(session -> {
            ClientConsumer consumer = session.createConsumer("safe.stalled");
            consumer.receive(5_000);
            await().until(() -> broker.queue("safe.stalled").getDeliveringCount() == 4);
            DiagnosisReport report = diagnose("safe.stalled", NONE, IMPATIENT);
            assertThat(codes(report)).containsExactly(CONSUMER_STALLED);
            return report.findings().getFirst();
        });

        assertThat(finding.severity()).isEqualTo(Severity.WARNING);
        assertThat(finding.summary()).contains("1 of 1 consumer", "holds 4 messages and acknowledged none");
    }

    @Test
    void aConsumerThatAcknowledgesBetweenTheReadingsIsNotStalled() {
        filled("safe.working", 4);

        List<FindingCode> codes = broker.inSession(session -> {
            ClientConsumer consumer = session.createConsumer("safe.working");
            ClientMessage message = consumer.receive(5_000);
            await().until(() -> broker.queue("safe.working").getDeliveringCount() == 4);
            return codes(diagnose(
                    "safe.working",
                    span -> {
                        acknowledge(message);
                        await().until(() -> broker.queue("safe.working").getMessagesAcknowledged() > 0);
                    },
                    IMPATIENT));
        });

        assertThat(codes).doesNotContain(CONSUMER_STALLED);
    }

    @Test
    void aConsumerWhoseSelectorMatchesNothingIsStarvedAndNotStalled() {
        filled("safe.choosy", 3);

        Finding finding = broker.inSession(session -> {
            session.createConsumer("safe.choosy", "colour = 'red'");
            DiagnosisReport report = diagnose("safe.choosy", NONE);
            assertThat(codes(report)).containsExactly(STARVED_SELECTOR);
            return report.findings().getFirst();
        });

        assertThat(finding.summary()).contains("3 messages wait", "colour = 'red'", "meets none of them");
        assertThat(finding.evidence()).extracting(Evidence::value).contains("colour = 'red'", "3");
    }

    @Test
    void aConsumerOfASessionThatIsNotStartedGivesNoCredit() {
        filled("safe.stopped", 3);

        List<FindingCode> codes = broker.inSession(session -> {
            session.stop();
            session.createConsumer("safe.stopped");
            return codes(diagnose("safe.stopped", NONE));
        });

        assertThat(codes).containsExactly(STARVED_CREDIT);
    }

    @Test
    void messagesOfAPreparedTransactionAreInDeliveryToNobody() throws Exception {
        filled("safe.prepared", 2);
        XidImpl xid = new XidImpl("branch".getBytes(), 1, "diagnosis".getBytes());
        try (var locator = ActiveMQClient.createServerLocator(broker.url());
                var factory = locator.createSessionFactory()) {
            try (var session = factory.createXASession()) {
                session.start();
                session.start(xid, XAResource.TMNOFLAGS);
                ClientConsumer consumer = session.createConsumer("safe.prepared");
                consumer.receive(5_000).acknowledge();
                consumer.receive(5_000).acknowledge();
                session.end(xid, XAResource.TMSUCCESS);
                session.prepare(xid);
            }
            await().until(() -> broker.queue("safe.prepared").getConsumerCount() == 0);

            DiagnosisReport report = diagnose("safe.prepared", NONE);

            assertThat(report.findings())
                    .filteredOn(f -> f.code() == DELIVERING_WITHOUT_CONSUMER)
                    .singleElement()
                    .satisfies(f -> assertThat(f.summary()).contains("2 messages", "1 prepared transaction"));
            try (var session = factory.createXASession()) {
                session.rollback(xid);
            }
        }
    }

    @Test
    void aDeadLetterAddressThatIsUnsetOrLeadsNowhereIsFound() {
        broker.createQueue("unset.queue");
        broker.createQueue("lost.queue");
        broker.createQueue("safe.queue");

        assertThat(diagnose("unset.queue", NONE).findings()).singleElement().satisfies(f -> assertThat(f.summary())
                .contains("fails 10 times is dropped", "name no address"));
        assertThat(diagnose("lost.queue", NONE).findings()).singleElement().satisfies(f -> assertThat(f.summary())
                .contains("'NOWHERE' does not exist"));
        assertThat(diagnose("safe.queue", NONE).findings()).isEmpty();
    }

    @Test
    void kindsOfQueuesExplainThemselves() {
        broker.createQueue(QueueConfiguration.of("safe.ring")
                .setRoutingType(RoutingType.ANYCAST)
                .setRingSize(2L));
        broker.send("safe.ring", "1", "2", "3");
        broker.createQueue(QueueConfiguration.of("safe.last")
                .setRoutingType(RoutingType.ANYCAST)
                .setLastValue(true)
                .setPurgeOnNoConsumers(true)
                .setMaxConsumers(0));
        broker.createQueue("safe.scheduled");
        broker.send(
                "safe.scheduled",
                List.of("later"),
                message -> message.putLongProperty(
                        org.apache.activemq.artemis.api.core.Message.HDR_SCHEDULED_DELIVERY_TIME,
                        System.currentTimeMillis() + 600_000));

        assertThat(codes(diagnose("safe.ring", NONE))).containsExactly(NO_CONSUMER, RING_QUEUE);
        assertThat(codes(diagnose("safe.last", NONE)))
                .containsExactly(MAX_CONSUMERS_REACHED, PURGE_ON_NO_CONSUMERS, LAST_VALUE_QUEUE);
        assertThat(codes(diagnose("safe.scheduled", NONE))).containsExactly(SCHEDULED_BACKLOG);
    }

    @Test
    void aFilterThatLetsNothingInIsFound() {
        broker.createQueue(QueueConfiguration.of("safe.filtered")
                .setAddress("safe.events")
                .setRoutingType(RoutingType.MULTICAST)
                .setFilterString("colour = 'red'"));
        broker.send("safe.events", "blue");

        assertThat(diagnose("safe.filtered", NONE).findings()).singleElement().satisfies(f -> {
            assertThat(f.code()).isEqualTo(FILTER_MATCHES_NOTHING);
            assertThat(f.summary()).contains("colour = 'red'", "1 message went to no queue");
        });
    }

    @Test
    void anUnknownQueueIsNotFoundAndCloseNamesAreOffered() {
        broker.createQueue("safe.invoices");

        assertThatThrownBy(() -> diagnose("safe.invoises", NONE))
                .isInstanceOf(NotFound.class)
                .hasMessageContaining("safe.invoices");
    }

    @Test
    void anUnknownClusterIsHidden() {
        assertThatThrownBy(() -> new DiagnoseQueue(NONE, Thresholds.DEFAULT)
                        .handle(new DiagnoseQueue.Request("other", "orders"), view))
                .isInstanceOf(Hidden.class);
    }

    @Test
    void aNodeThatDoesNotAnswerIsSaidBesideWhatTheOthersShow() {
        filled("safe.partial", 1);
        try (TestView partial = new TestView(List.of(broker)).withDeadNode("gone")) {
            DiagnosisReport report = new DiagnoseQueue(NONE, Thresholds.DEFAULT)
                    .handle(new DiagnoseQueue.Request("demo", "safe.partial"), partial);

            assertThat(codes(report)).containsExactly(NODE_UNREACHABLE, NO_CONSUMER);
            assertThat(report.verdict()).contains("not judged: 'gone'");
        }
    }

    @Test
    void lookingChangesNothing() {
        broker.createQueue(QueueConfiguration.of("safe.fleeting")
                .setRoutingType(RoutingType.ANYCAST)
                .setAutoDelete(true));
        broker.send("safe.fleeting", "a", "b");
        QueueCounts before = counts("safe.fleeting");

        diagnose("safe.fleeting", NONE);

        assertThat(broker.queue("safe.fleeting")).isNotNull();
        assertThat(counts("safe.fleeting")).isEqualTo(before);
    }

    @Test
    void onTheWireCodesAndSeveritiesAreSnakeCaseAndTheTimeOfEachReadingIsThere() {
        filled("safe.wire", 1);
        Dispatcher dispatcher = new Dispatcher(view, DiagnosisOperations.all());
        Entry entry = DiagnosisOperations.all().getLast().entry();

        String json = dispatcher
                .call(
                        entry,
                        Json.createObjectBuilder()
                                .add("clusterId", "demo")
                                .add("queue", "safe.wire")
                                .build(),
                        Caller.local(Caller.Surface.MCP))
                .json();

        JsonObject finding;
        try (var reader = Json.createReader(new StringReader(json))) {
            JsonObject report = reader.readObject();
            assertThat(report.getString("queue")).isEqualTo("safe.wire");
            assertThat(report.getString("verdict")).startsWith("Queue 'safe.wire': 1 finding");
            finding = report.getJsonArray("findings").getJsonObject(0);
        }
        assertThat(finding.getString("code")).isEqualTo(NO_CONSUMER.wireName());
        assertThat(finding.getString("severity")).isEqualTo("warning");
        JsonObject evidence = finding.getJsonArray("evidence").getJsonObject(0);
        assertThat(evidence.getString("value")).isEqualTo("1");
        assertThat(evidence.getString("unit")).isEqualTo("messages");
        assertThat(evidence.getString("node")).isEqualTo("alone");
        assertThat(java.time.Instant.parse(evidence.getString("readAt"))).isBeforeOrEqualTo(java.time.Instant.now());
    }

    private static QueueCounts counts(String queue) {
        return view.ask(
                        dev.artemisstudio.core.cluster.NodeSelection.active(),
                        reader -> reader.queues(List.of(queue)).getFirst().counts())
                .done()
                .getFirst()
                .value();
    }

    private static void filled(String queue, int messages) {
        broker.createQueue(queue);
        broker.send(queue, java.util.Collections.nCopies(messages, "body"), message -> {});
    }

    private static void acknowledge(ClientMessage message) {
        try {
            message.acknowledge();
        } catch (org.apache.activemq.artemis.api.core.ActiveMQException e) {
            throw new IllegalStateException(e);
        }
    }

    private static DiagnosisReport diagnose(String queue, Pause pause) {
        return diagnose(queue, pause, Thresholds.DEFAULT);
    }

    private static DiagnosisReport diagnose(String queue, Pause pause, Thresholds thresholds) {
        return Reports.ofQueue(queue, view, pause, thresholds);
    }
}
