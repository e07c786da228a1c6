package dev.artemisstudio.distribution.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.broker.core.CoreGateway;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.cluster.RegisteredClusters;
import dev.artemisstudio.core.config.StudioConfig;
import dev.artemisstudio.core.dispatch.Caller;
import dev.artemisstudio.core.testing.TestBroker;
import io.helidon.config.Config;
import io.helidon.config.ConfigSources;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a call costs beyond what the brokers themselves take. Figures and method: docs/performance.md. */
@Tag("bench")
class CallBench {
    private static final int QUEUES = 10_000;
    private static final int MESSAGES = 100_000;
    private static final int PAGE = 50;

    private static Studio studio(RegisteredClusters clusters) {
        return Studio.over(clusters, Clock.systemUTC());
    }

    private static RegisteredClusters clusters(List<String> seeds) {
        StringBuilder yaml = new StringBuilder("studio:\n  clusters:\n    - id: demo\n      seeds:\n");
        seeds.forEach(seed -> yaml.append("        - ").append(seed).append('\n'));
        Config config = Config.just(
                ConfigSources.create(yaml.toString(), io.helidon.common.media.type.MediaTypes.APPLICATION_X_YAML));
        return new RegisteredClusters(StudioConfig.from(config, Set.of()).clusters(), new CoreGateway());
    }

    private static void call(Studio studio, String operation, JsonObject arguments) {
        Entry entry = studio.catalogue().entry(operation).orElseThrow();
        assertThat(studio.dispatcher()
                        .call(entry, arguments, Caller.local(Caller.Surface.CLI))
                        .json())
                .isNotEmpty();
    }

    private static JsonObject arguments(Map<String, Object> arguments) {
        return Json.createObjectBuilder(arguments).build();
    }

    /** Which queues hold messages. */
    private enum Layout {
        /** The same two hundred on every node, each with another depth. */
        SHARED,
        /** All of them, up to 20 messages deep, and two hundred of them deeper as with SHARED. */
        FULL,
        /** Other ones on each node: the other nodes' parts of every row must be looked up. */
        APART
    }

    private static void fill(TestBroker broker, int seed, Layout layout) {
        for (int i = 0; i < QUEUES; i++) {
            broker.createQueue(QueueConfiguration.of("queue." + i).setRoutingType(RoutingType.ANYCAST));
        }
        for (int i = 0; i < QUEUES && layout == Layout.FULL; i++) {
            broker.send(
                    "queue." + i,
                    IntStream.range(0, 1 + i % 20).mapToObj(Integer::toString).toArray(String[]::new));
        }
        for (int i = 0; i < 200; i++) {
            int depth = 1 + (i * 7 + seed * 31) % 97;
            broker.send(
                    "queue." + (i * 41 + (layout == Layout.APART ? seed * 13 : 0)) % QUEUES,
                    IntStream.range(0, depth).mapToObj(Integer::toString).toArray(String[]::new));
        }
    }

    @ParameterizedTest
    @EnumSource
    void firstPageOfTenThousandQueuesOnEachOfThreeNodes(Layout layout) throws Exception {
        List<TestBroker> brokers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            brokers.add(TestBroker.start("node-" + i));
            fill(brokers.get(i), i, layout);
        }
        try (RegisteredClusters clusters =
                clusters(brokers.stream().map(TestBroker::url).toList())) {
            Studio studio = studio(clusters);
            JsonObject arguments = arguments(Map.of("clusterId", "demo", "limit", PAGE));
            double slowest = 0;
            Pairs.Result worst = null;
            for (TestBroker broker : brokers) {
                try (BareClient bare = new BareClient(broker.url())) {
                    Pairs.Result result =
                            Pairs.measure(40, 80, () -> call(studio, "queues.list", arguments), () -> assertThat(
                                            bare.sortedPage(PAGE))
                                    .isNotEmpty());
                    if (result.b() > slowest) {
                        slowest = result.b();
                        worst = result;
                    }
                }
            }
            System.out.println("queues.list, 3 x " + QUEUES + " queues, " + layout
                    + ", against the slowest node's own call: " + worst);
            allAtOnce(studio, arguments, brokers, layout);
        } finally {
            brokers.forEach(TestBroker::close);
        }
    }

    /** The three brokers share two cores: what all three cost at once when they are asked directly is the fair measure here. */
    private static void allAtOnce(Studio studio, JsonObject arguments, List<TestBroker> brokers, Layout layout)
            throws Exception {
        List<BareClient> bare = new ArrayList<>();
        for (TestBroker broker : brokers) {
            bare.add(new BareClient(broker.url()));
        }
        Pairs.Result result = Pairs.measure(40, 80, () -> call(studio, "queues.list", arguments), () -> {
            List<Thread> threads = bare.stream()
                    .map(client -> Thread.ofVirtual().start(() -> {
                        try {
                            client.sortedPage(PAGE);
                        } catch (Exception e) {
                            throw new IllegalStateException(e);
                        }
                    }))
                    .toList();
            for (Thread thread : threads) {
                thread.join();
            }
        });
        System.out.println("queues.list, 3 x " + QUEUES + " queues, " + layout
                + ", against the same three calls made directly at once: " + result);
        for (BareClient client : bare) {
            client.close();
        }
    }

    @Test
    void firstPageOfADeepQueue() throws Exception {
        try (TestBroker broker = TestBroker.start("deep")) {
            broker.createQueue("deep");
            broker.send(
                    "deep",
                    IntStream.range(0, MESSAGES).mapToObj(Integer::toString).toArray(String[]::new));
            try (RegisteredClusters clusters = clusters(List.of(broker.url()));
                    BareClient bare = new BareClient(broker.url())) {
                Studio studio = studio(clusters);
                JsonObject arguments = arguments(Map.of("clusterId", "demo", "queue", "deep", "limit", PAGE));
                System.out.println("messages.browse, " + MESSAGES + " messages, against a bare browser: "
                        + Pairs.measure(50, 200, () -> call(studio, "messages.browse", arguments), () -> assertThat(
                                        bare.browse("deep", PAGE))
                                .isEqualTo(PAGE)));
            }
        }
    }
}
