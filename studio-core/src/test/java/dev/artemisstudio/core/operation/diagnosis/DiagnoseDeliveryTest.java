package dev.artemisstudio.core.operation.diagnosis;

import static dev.artemisstudio.core.diagnosis.FindingCode.*;
import static dev.artemisstudio.core.operation.diagnosis.Reports.codes;
import static dev.artemisstudio.core.operation.diagnosis.Reports.finding;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.diagnosis.Finding;
import dev.artemisstudio.core.diagnosis.FindingCode;
import dev.artemisstudio.core.diagnosis.Severity;
import dev.artemisstudio.core.diagnosis.Thresholds;
import dev.artemisstudio.core.operation.TestView;
import dev.artemisstudio.core.testing.TestBroker;
import dev.artemisstudio.core.testing.TestCluster;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.activemq.artemis.api.core.ActiveMQAddressFullException;
import org.apache.activemq.artemis.api.core.Message;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.core.settings.impl.AddressFullMessagePolicy;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;
import org.junit.jupiter.api.Test;

/** Why messages do not move, on real brokers: limits of an address, exclusive and grouped queues, redistribution. */
class DiagnoseDeliveryTest {
    private static final Pause NONE = span -> {};
    private static final Thresholds IMPATIENT =
            new Thresholds(1, 100, Duration.ofHours(1), Duration.ZERO, Duration.ofSeconds(1), 5, 80, Duration.ZERO);

    @Test
    void anAddressThatBlocksItsProducersIsCritical() {
        AddressSettings blocking = new AddressSettings()
                .setAddressFullMessagePolicy(AddressFullMessagePolicy.BLOCK)
                .setMaxSizeBytes(20 * 1024);
        try (TestBroker broker = TestBroker.builder("alone")
                        .addressSetting("full", blocking)
                        .start();
                TestView view = new TestView(List.of(broker))) {
            broker.createQueue("full");
            Thread producer = Thread.ofVirtual()
                    .start(() -> broker.inSession(session -> {
                        try (var sender = session.createProducer("full")) {
                            for (int i = 0; i < 1_000; i++) {
                                var message = session.createMessage(true);
                                message.getBodyBuffer().writeBytes(new byte[1_024]);
                                sender.send(message);
                            }
                        }
                        return null;
                    }));
            await().untilAsserted(() -> assertThat(codes(cluster(view))).contains(ADDRESS_LIMIT_REACHED));
            assertThat(producer.isAlive()).as("the producer waits").isTrue();

            Finding finding = finding(cluster(view), ADDRESS_LIMIT_REACHED);
            assertThat(finding.severity()).isEqualTo(Severity.CRITICAL);
            assertThat(finding.summary())
                    .as("credit that was granted before lets a client go beyond the limit")
                    .matches("Address 'full' on alone is at [1-9][0-9]{2} % of its limit, and address-full-policy BLOCK"
                            + " makes producers wait\\.");
            assertThat(finding.evidence()).anySatisfy(e -> assertThat(e.what() + " " + e.value() + " " + e.unit())
                    .isEqualTo("max-size-bytes of 'full' 20480 bytes"));
            assertThat(codes(queue("full", view))).contains(ADDRESS_LIMIT_REACHED);

            broker.inSession(session -> session.createConsumer("full").receive(1_000));
            broker.server().destroyQueue(SimpleString.of("full"), null, false, true);
            assertThat(codes(cluster(view))).doesNotContain(ADDRESS_LIMIT_REACHED, ADDRESS_NEAR_LIMIT);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aLimitInMessagesCountsLikeOneInBytes() {
        AddressSettings failing = new AddressSettings()
                .setAddressFullMessagePolicy(AddressFullMessagePolicy.FAIL)
                .setMaxSizeMessages(10);
        try (TestBroker broker = TestBroker.builder("alone")
                        .addressSetting("counted", failing)
                        .start();
                TestView view = new TestView(List.of(broker))) {
            broker.createQueue("counted");
            broker.send("counted", bodies(7));
            assertThat(codes(cluster(view))).doesNotContain(ADDRESS_NEAR_LIMIT, ADDRESS_LIMIT_REACHED);
            broker.send("counted", "eighth");
            assertThat(finding(cluster(view), ADDRESS_NEAR_LIMIT).summary())
                    .isEqualTo("Address 'counted' on alone is at 80 % of its limit, and at 100 % address-full-policy"
                            + " FAIL gives producers an error.");
            broker.send("counted", bodies(2));
            assertThat(finding(cluster(view), ADDRESS_LIMIT_REACHED).summary()).contains("at 100 %", "FAIL");
            assertThat(refused(broker, "counted")).isTrue();
        }
    }

    @Test
    void anExclusiveQueueStarvesItsSecondConsumer() {
        alone((broker, view) -> {
            broker.createQueue(QueueConfiguration.of("exclusive")
                    .setRoutingType(RoutingType.ANYCAST)
                    .setExclusive(true));
            assertThat(codesWithTwoConsumers("exclusive", broker, view)).contains(STARVED_EXCLUSIVE);
        });
    }

    @Test
    void aGroupStarvesTheConsumerThatDoesNotOwnIt() {
        alone((broker, view) -> {
            broker.createQueue("grouped");
            List<FindingCode> codes = broker.inSession(session -> {
                ClientConsumer owner = session.createConsumer("grouped", null, 0, -1, false);
                broker.send(
                        "grouped",
                        List.of("1", "2", "3"),
                        m -> m.putStringProperty(Message.HDR_GROUP_ID, SimpleString.of("g")));
                assertThat(owner.receive(5_000)).isNotNull();
                session.createConsumer("grouped");
                return codes(queue("grouped", view, IMPATIENT));
            });
            assertThat(codes).contains(STARVED_GROUP).doesNotContain(STARVED_CREDIT);
        });
    }

    @Test
    void aQueueThatIsNonDestructiveByItselfSaysSo() {
        alone((broker, view) -> {
            broker.createQueue(QueueConfiguration.of("kept")
                    .setRoutingType(RoutingType.ANYCAST)
                    .setNonDestructive(true));
            broker.createQueue("taken");
            assertThat(codes(queue("kept", view))).contains(NON_DESTRUCTIVE_QUEUE);
            assertThat(codes(queue("taken", view))).doesNotContain(NON_DESTRUCTIVE_QUEUE);
        });
    }

    @Test
    void messagesStayWhereNobodyConsumesUnlessRedistributionIsOn() {
        AddressSettings late = new AddressSettings().setRedistributionDelay(600_000);
        try (TestCluster brokers = TestCluster.start(2, false, builder -> builder.addressSetting("late", late));
                TestView view = new TestView(brokers.nodes())) {
            for (String queue : List.of("never", "late")) {
                brokers.nodes().forEach(broker -> broker.createQueue(queue));
                brokers.node(0).send(queue, "a", "b");
            }
            Finding never = brokers.node(1).inSession(session -> {
                session.createConsumer("never");
                return finding(queue("never", view), STUCK_WITHOUT_CONSUMERS);
            });
            Finding delayed = brokers.node(1).inSession(session -> {
                session.createConsumer("late");
                return finding(queue("late", view), STUCK_WITHOUT_CONSUMERS);
            });
            assertThat(never.severity()).isEqualTo(Severity.WARNING);
            assertThat(never.summary())
                    .contains("2 messages of 'never' wait on node-0", "node-1 has some")
                    .contains("redistribution is off (redistribution-delay -1)");
            assertThat(delayed.severity()).isEqualTo(Severity.NOTICE);
            assertThat(delayed.summary()).contains("redistribution begins 600000 ms after");
        }
    }

    private interface Case {
        void with(TestBroker broker, TestView view);
    }

    private static void alone(Case work) {
        try (TestBroker broker = TestBroker.start("alone");
                TestView view = new TestView(List.of(broker))) {
            work.with(broker, view);
        }
    }

    /** The first consumer works on a message, the second is handed nothing, and messages wait. */
    private static List<FindingCode> codesWithTwoConsumers(String queue, TestBroker broker, TestView view) {
        broker.send(queue, bodies(5));
        return broker.inSession(session -> {
            ClientConsumer first = session.createConsumer(queue, null, 0, -1, false);
            assertThat(first.receive(5_000)).isNotNull();
            session.createConsumer(queue);
            return codes(queue(queue, view, IMPATIENT));
        });
    }

    private static boolean refused(TestBroker broker, String address) {
        try {
            broker.send(address, "one too many");
            return false;
        } catch (RuntimeException e) {
            assertThat(e).hasRootCauseInstanceOf(ActiveMQAddressFullException.class);
            return true;
        }
    }

    private static String[] bodies(int number) {
        return IntStream.range(0, number).mapToObj(Integer::toString).toArray(String[]::new);
    }

    private static DiagnosisReport cluster(TestView view) {
        return Reports.ofCluster(view, NONE);
    }

    private static DiagnosisReport queue(String queue, TestView view) {
        return queue(queue, view, Thresholds.DEFAULT);
    }

    private static DiagnosisReport queue(String queue, TestView view, Thresholds thresholds) {
        return Reports.ofQueue(queue, view, NONE, thresholds);
    }
}
