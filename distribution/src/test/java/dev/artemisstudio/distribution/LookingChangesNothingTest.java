package dev.artemisstudio.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Posture;
import dev.artemisstudio.core.catalogue.Tool;
import dev.artemisstudio.core.config.ConfigFile;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.activemq.artemis.core.server.Queue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every operation that reads leaves every kind of queue as it was, over both surfaces. */
class LookingChangesNothingTest {
    private static EveryKindOfQueue kinds;
    private static StudioServer server;
    private static Calls calls;

    @BeforeAll
    static void start() throws Exception {
        kinds = new EveryKindOfQueue();
        server = StudioServer.start(
                ConfigFile.read(SmallWorld.configuration(kinds.broker().url())));
        calls = new Calls(server.url());
        settled();
    }

    /** A broker answers a sender a moment before it counts the message: waits until nothing moves any more. */
    private static Map<String, String> settled() throws Exception {
        AtomicReference<Map<String, String>> last = new AtomicReference<>(Map.of());
        await().until(() -> {
            Map<String, String> now = BrokerState.of(kinds.broker());
            return now.equals(last.getAndSet(now));
        });
        return last.get();
    }

    @AfterAll
    static void stop() throws Exception {
        server.close();
        kinds.close();
    }

    @Test
    void everyKindIsWhatItSays() {
        assertThat(queue("non-destructive").isNonDestructive()).isTrue();
        assertThat(queue("last-value").getMessageCount()).isEqualTo(1);
        assertThat(queue("ring").getMessageCount()).isEqualTo(2);
        assertThat(queue("temporary").isTemporary()).isTrue();
        assertThat(queue("paged.one").getPagingStore().isPaging()).isTrue();
        assertThat(queue("purge").isPurgeOnNoConsumers()).isTrue();
        assertThat(queue("purge").getMessageCount()).isEqualTo(3);
        assertThat(queue("auto-delete").isAutoDelete()).isTrue();
        assertThat(queue("scheduled").getScheduledCount()).isEqualTo(2);
        assertThat(queue("expired").getMessageCount()).isEqualTo(2);
        assertThat(queue("consumed").getDeliveringCount()).isEqualTo(1);
        assertThat(kinds.broker().server().getResourceManager().getPreparedTransactions())
                .hasSize(1);
    }

    @Test
    void noOperationChangesAnything() throws Exception {
        Map<String, String> before = settled();
        List<String> queues = kinds.names();
        List<Callable<Void>> looks = new ArrayList<>();
        for (Tool tool : server.studio().catalogue().tools()) {
            for (Entry entry : tool.operations()) {
                if (entry.posture() == Posture.READ) {
                    arguments(entry, queues).forEach(arguments -> looks.add(() -> look(tool, entry, arguments)));
                }
            }
        }
        assertThat(looks).hasSizeGreaterThan(3 * queues.size());
        // A diagnosis waits between two readings: side by side they take the time of a few.
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Void> look : threads.invokeAll(looks)) {
                look.get();
            }
        }
        // Closing a consumer is finished by the broker in its own time.
        await().untilAsserted(() -> assertThat(BrokerState.of(kinds.broker())).containsAllEntriesOf(before));
        assertThat(BrokerState.of(kinds.broker())).isEqualTo(before);
    }

    private static Void look(Tool tool, Entry entry, Map<String, Object> arguments) {
        Calls.Reply rest = calls.rest(entry, arguments);
        assertThat(rest.status())
                .as("%s %s answers %s", entry.id(), arguments, rest.body())
                .isEqualTo(200);
        Calls.Reply mcp = calls.mcp(entry, tool.spec().selector().name(), arguments);
        assertThat(mcp.body()).as("%s %s", entry.id(), arguments).doesNotContainKey("code");
        return null;
    }

    @Test
    void aLookThatConsumesIsNoticed() throws Exception {
        kinds.broker().createQueue("twin");
        kinds.broker().send("twin", "one", "two");
        Map<String, String> before = settled();
        kinds.broker().inSession(session -> {
            try (var consumer = session.createConsumer("twin")) {
                consumer.receive(5_000).acknowledge();
                session.commit();
            }
            return null;
        });
        await().untilAsserted(() ->
                assertThat(queue("twin").getMessagesAcknowledged()).isEqualTo(1));
        assertThat(BrokerState.of(kinds.broker())).isNotEqualTo(before);
        kinds.broker().server().destroyQueue(queue("twin").getName());
    }

    /** What to call an operation with: each queue, and each message in it, where it takes one. */
    private static List<Map<String, Object>> arguments(Entry entry, List<String> queues) {
        Map<String, Object> example = new HashMap<>(entry.spec().example().arguments());
        example.remove("cursor");
        example.remove("filter");
        if (!Calls.takes(entry, "queue")) {
            return List.of(example);
        }
        List<Map<String, Object>> all = new ArrayList<>();
        for (String queue : queues) {
            Map<String, Object> arguments = new HashMap<>(example);
            arguments.put("queue", queue);
            if (Calls.takes(entry, "messageId")) {
                messageIds(queue).forEach(id -> {
                    Map<String, Object> one = new HashMap<>(arguments);
                    one.put("messageId", id);
                    all.add(one);
                });
            } else {
                all.add(arguments);
            }
        }
        return all;
    }

    private static List<String> messageIds(String queue) {
        Entry browse = server.studio().catalogue().entry("messages.browse").orElseThrow();
        return calls
                .rest(browse, Map.of("clusterId", "demo", "queue", queue, "limit", 3))
                .body()
                .getJsonArray("items")
                .stream()
                .map(JsonValue::asJsonObject)
                .map((JsonObject message) -> message.getString("messageId"))
                .toList();
    }

    private static Queue queue(String name) {
        return kinds.broker().queue(name);
    }
}
