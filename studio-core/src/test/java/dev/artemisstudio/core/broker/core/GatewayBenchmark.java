package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.testing.TestBroker;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientRequestor;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.management.ManagementHelper;

/**
 * Measures what Studio adds to what the broker costs, on an embedded broker with 10,000 queues. Run by hand, main method; it
 * prints medians of interleaved runs, so that a busy machine slows both sides alike. Not a test: a time is not an assertion.
 */
final class GatewayBenchmark {
    private static final int QUEUES = 10_000;
    private static final int ROUNDS = 31;
    private static final int LARGE_MESSAGES = 1_000;
    private static final int LARGE_BYTES = 10 * 1024 * 1024;

    private GatewayBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        try (TestBroker broker = TestBroker.builder("bench").start();
                BrokerLink link = new CoreGateway().open(Endpoints.of(broker))) {
            IntStream.range(0, QUEUES).forEach(i -> broker.createQueue("bench." + i));
            broker.inSession(session -> {
                lists(session, link.reader());
                named(link.reader());
                node(link.reader());
                browse(broker, session, link.reader());
                return null;
            });
            if (arguments.length > 0) {
                large(broker, link.reader());
            }
        }
    }

    private static void lists(ClientSession session, BrokerReader reader) throws Exception {
        PageRequest page = PageRequest.first(Sort.descending("messageCount"), 100);
        String options = Listing.QUEUES.options(page.condition().stream().toList(), page.sort());
        String bare =
                "{\"field\":\"\",\"operation\":\"\",\"value\":\"\",\"sortField\":\"messageCount\",\"sortOrder\":\"desc\"}";
        ClientRequestor requestor = new ClientRequestor(session, "activemq.management");
        compare(
                "sorted page of 100 of 10,000 queues, bare call with Studio's own options",
                () -> request(session, requestor, options),
                () -> reader.queues(page));
        compare(
                "the same, bare call without any condition",
                () -> request(session, requestor, bare),
                () -> reader.queues(page));
    }

    private static void named(BrokerReader reader) throws Exception {
        for (int names : new int[] {1, 10, 100}) {
            List<String> asked =
                    IntStream.range(0, names).mapToObj(i -> "bench." + i * 97).toList();
            print("queues(" + names + " names) of 10,000", median(() -> reader.queues(asked)));
        }
        List<String> addresses =
                IntStream.range(0, 100).mapToObj(i -> "bench." + i).toList();
        print("addressSettings(100 addresses)", median(() -> reader.addressSettings(addresses)));
    }

    private static void node(BrokerReader reader) throws Exception {
        print("node() with 10,000 addresses", median(reader::node));
    }

    private static void browse(TestBroker broker, ClientSession session, BrokerReader reader) throws Exception {
        broker.send(
                "bench.1",
                IntStream.range(0, 100_000).mapToObj(i -> "message " + i).toList(),
                message -> {});
        for (int offset : new int[] {0, 50_000}) {
            compare(
                    "browse 50 at " + offset + " of 100,000 messages",
                    () -> {
                        try (ClientConsumer consumer = session.createConsumer(SimpleString.of("bench.1"), null, true)) {
                            for (int i = 0; i < offset + 51; i++) {
                                consumer.receive(1_000);
                            }
                        }
                    },
                    () -> reader.browse(new BrowseRequest("bench.1", Optional.empty(), offset, 50)));
        }
    }

    private static void large(TestBroker broker, BrokerReader reader) throws Exception {
        broker.inSession(session -> {
            try (var producer = session.createProducer("bench.2")) {
                for (int i = 0; i < LARGE_MESSAGES; i++) {
                    ClientMessage message = session.createMessage(true);
                    message.setBodyInputStream(new java.io.ByteArrayInputStream(new byte[LARGE_BYTES]));
                    producer.send(message);
                }
            }
            return null;
        });
        long before = used();
        long peak = before;
        int seen = 0;
        long start = System.nanoTime();
        for (boolean more = true; more && seen < 200; ) {
            var page = reader.browse(new BrowseRequest("bench.2", Optional.empty(), seen, 25));
            seen += page.messages().size();
            more = page.more();
            peak = Math.max(peak, used());
        }
        System.out.printf(
                "%d large messages seen in %d ms, heap %d MiB before, %d MiB at most%n",
                seen, (System.nanoTime() - start) / 1_000_000, before >> 20, peak >> 20);
    }

    private static void request(ClientSession session, ClientRequestor requestor, String options) throws Exception {
        ClientMessage message = session.createMessage(false);
        ManagementHelper.putOperationInvocation(message, "broker", "listQueues", options, 1, 100);
        ManagementHelper.getResult(requestor.request(message), String.class);
    }

    private static void compare(String what, Work bare, Work studio) throws Exception {
        long[] bareNanos = new long[ROUNDS];
        long[] studioNanos = new long[ROUNDS];
        for (int warm = 0; warm < 5; warm++) {
            bare.run();
            studio.run();
        }
        for (int round = 0; round < ROUNDS; round++) {
            bareNanos[round] = time(bare);
            studioNanos[round] = time(studio);
        }
        Arrays.sort(bareNanos);
        Arrays.sort(studioNanos);
        double bareMillis = bareNanos[ROUNDS / 2] / 1e6;
        double studioMillis = studioNanos[ROUNDS / 2] / 1e6;
        System.out.printf(
                "%s: bare %.2f ms, Studio %.2f ms, %.2f x%n",
                what, bareMillis, studioMillis, studioMillis / bareMillis);
    }

    private static double median(Work work) throws Exception {
        long[] nanos = new long[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            nanos[round] = time(work);
        }
        Arrays.sort(nanos);
        return nanos[ROUNDS / 2] / 1e6;
    }

    private static long time(Work work) throws Exception {
        long start = System.nanoTime();
        work.run();
        return System.nanoTime() - start;
    }

    private static void print(String what, double millis) {
        System.out.printf("%s: %.2f ms%n", what, millis);
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /** Something to time. */
    @FunctionalInterface
    private interface Work {
        void run() throws Exception;
    }
}
