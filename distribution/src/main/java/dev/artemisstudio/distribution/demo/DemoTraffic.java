package dev.artemisstudio.distribution.demo;

import static dev.artemisstudio.distribution.demo.DemoNode.ARTEMIS_1;
import static dev.artemisstudio.distribution.demo.DemoNode.ARTEMIS_2;
import static dev.artemisstudio.distribution.demo.DemoNode.ARTEMIS_3;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.apache.activemq.artemis.api.core.client.ClientMessage;

/**
 * The demo's applications, in one process of their own: about forty messages a second, for as long as the demo runs. Every queue that
 * can grow has a ceiling. Arguments: {@link DemoLayout#arguments()}.
 */
final class DemoTraffic {

    /** This child's name, in its log and in failure messages. */
    static final String NAME = "traffic";

    static final long ORDERS_CEILING = 400;
    static final long DEAD_LETTERS_CEILING = 250;
    static final long REPORTS_CEILING = 150;
    static final long INVOICES_CEILING = 120;
    static final long BILLING_CEILING = 60;
    static final long MEDIA_CEILING = 3;
    static final long PAYMENTS_CEILING = 200;

    private static final int SMALL_WINDOW_BYTES = 8 << 10;
    private static final int DECLINED_EVERY = 4;
    private static final long RETRY_MILLIS = 2_000;
    private static final long START_TIMEOUT_SECONDS = 60;
    private static final long START_POLL_MILLIS = 20;

    private static final Logger LOG = Logger.getLogger(DemoTraffic.class.getName());

    private DemoTraffic() {}

    public static void main(String[] arguments) {
        DemoLayout layout = DemoLayout.parse(List.of(arguments));
        Child child = new Child(layout, NAME);
        child.run(() -> startAll(flows(layout)), () -> {});
    }

    static List<Flow> flows(DemoLayout layout) {
        DepthGauge gauge = new DepthGauge(
                layout,
                Stream.concat(
                                Queues.CONFIGURED.stream(),
                                Stream.of(
                                        BrokerResources.DEAD_LETTERS,
                                        BrokerResources.EXPIRED,
                                        MqttSensors.SUBSCRIPTION))
                        .toList());
        List<String> one = layout.urls(ARTEMIS_1);
        List<String> two = layout.urls(ARTEMIS_2);
        List<String> three = layout.urls(ARTEMIS_3);
        return List.of(
                gauge,
                new SteadyProducer("web-shop", one, Queues.ORDERS, 80, ORDERS_CEILING, gauge, DemoMessages::order),
                new SteadyProducer("partner-api", two, Queues.ORDERS, 500, ORDERS_CEILING, gauge, DemoMessages::order),
                new SteadyConsumer("warehouse", one, Queues.ORDERS, 120, SMALL_WINDOW_BYTES, order -> true),
                payments(two, gauge),
                new SteadyConsumer("payment-service", two, Queues.PAYMENTS, 20, 0, DemoTraffic::isCharged),
                new SteadyProducer(
                        "scheduler", three, Queues.REPORTS, 400, REPORTS_CEILING, gauge, DemoMessages::report),
                new SteadyProducer(
                        "finance", three, Queues.INVOICES, 300, INVOICES_CEILING, gauge, DemoMessages::invoice),
                new SteadyConsumer("invoice-printer", three, Queues.INVOICES, 50, 0, invoice -> true),
                new SteadyProducer(
                        "billing", one, Queues.BILLING, 100, BILLING_CEILING, gauge, DemoMessages::billingLine),
                new SteadyConsumer("billing-runner", one, Queues.BILLING, 10, 0, line -> true),
                new SteadyProducer(
                        "media-portal", two, Queues.MEDIA, 2_000, MEDIA_CEILING, gauge, DemoMessages::upload),
                new PricingRequester("shop-frontend", one, 200, gauge),
                new PricingResponder("pricing-service", three),
                new AmqpInventory("inventory-amqp", layout.port(ARTEMIS_2), gauge),
                new MqttSensors(layout.port(ARTEMIS_3), gauge));
    }

    private static Flow payments(List<String> urls, DepthGauge gauge) {
        return new SteadyProducer(
                "checkout", urls, Queues.PAYMENTS, 200, PAYMENTS_CEILING, gauge, (session, number) -> {
                    boolean declined = number % DECLINED_EVERY == 0
                            && gauge.hasRoom(BrokerResources.DEAD_LETTERS, DEAD_LETTERS_CEILING);
                    return DemoMessages.payment(session, number, declined);
                });
    }

    private static boolean isCharged(ClientMessage payment) {
        return !payment.getBooleanProperty(DemoMessages.CARD_DECLINED);
    }

    private static void startAll(List<Flow> flows) throws InterruptedException {
        Set<String> waiting =
                new ConcurrentSkipListSet<>(flows.stream().map(Flow::clientId).toList());
        for (Flow flow : flows) {
            Thread.ofPlatform().daemon().name(flow.clientId()).start(() -> keepRunning(flow, waiting));
        }
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_TIMEOUT_SECONDS);
        while (!waiting.isEmpty()) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("no connection after " + START_TIMEOUT_SECONDS + " s: " + waiting);
            }
            Thread.sleep(START_POLL_MILLIS);
        }
    }

    /** A lost connection is an everyday event here: somebody tries Studio's close_connection, or kills a broker. */
    private static void keepRunning(Flow flow, Set<String> waiting) {
        try {
            while (true) {
                try {
                    flow.run(() -> waiting.remove(flow.clientId()));
                } catch (InterruptedException e) {
                    throw e;
                } catch (Exception e) {
                    LOG.log(Level.FINE, e, () -> flow.clientId() + " lost its connection and tries again");
                }
                Thread.sleep(RETRY_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
