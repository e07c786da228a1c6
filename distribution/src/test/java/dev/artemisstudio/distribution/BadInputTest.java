package dev.artemisstudio.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Entry;
import jakarta.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a caller gets wrong, and the exact answer on both surfaces. What is wrong with HTTP itself is tested in each surface. */
class BadInputTest {
    private final SmallWorld world = SmallWorld.get();
    private final Calls calls = new Calls(world.url());
    private final Catalogue catalogue = world.server().studio().catalogue();

    static Stream<Arguments> wrong() {
        return Stream.of(
                bad(
                        "queues.list",
                        Map.of("clusterId", "demo", "fliter", "x"),
                        "invalid_argument",
                        "has no parameter 'fliter'."),
                bad(
                        "queues.list",
                        Map.of("clusterId", "demo", "limit", "ten"),
                        "invalid_argument",
                        "limit must be a whole number; sent was the string 'ten'."),
                bad(
                        "queues.list",
                        Map.of("clusterId", "demo", "limit", 0),
                        "invalid_argument",
                        "limit is 0; accepted are 1 to 500."),
                bad(
                        "queues.list",
                        Map.of("clusterId", "demo", "limit", -1),
                        "invalid_argument",
                        "limit is -1; accepted are 1 to 500."),
                bad(
                        "queues.list",
                        Map.of("clusterId", "demo", "cursor", "Zm9yZ2Vk"),
                        "invalid_argument",
                        "This cursor was not made by this server for this call. Send the cursor of the previous answer with the"
                                + " same other arguments, or none to begin again."),
                bad(
                        "queues.list",
                        Map.of("clusterId", "prod"),
                        "hidden",
                        "No such cluster is available to you. clusters.list names those that are."),
                bad(
                        "messages.browse",
                        Map.of("clusterId", "demo", "queue", "order"),
                        "not_found",
                        "No queue is called 'order'. Close names: orders"),
                bad(
                        "queue.diagnose",
                        Map.of("clusterId", "demo", "queue", "order"),
                        "not_found",
                        "No queue is called 'order'. Close names: orders"),
                bad(
                        "messages.browse",
                        Map.of("clusterId", "demo", "queue", "orders", "filter", "amount >"),
                        "invalid_argument",
                        "The broker cannot read this filter."),
                bad(
                        "message.read",
                        Map.of("clusterId", "demo", "queue", "orders", "messageId", "999999999"),
                        "not_found",
                        "No message is called '999999999'."),
                bad(
                        "help.topic",
                        Map.of("topic", "list_resource"),
                        "invalid_argument",
                        "There is no help topic 'list_resource'."));
    }

    private static Arguments bad(String operation, Map<String, Object> arguments, String code, String detail) {
        return Arguments.of(operation, new LinkedHashMap<>(arguments), code, detail);
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("wrong")
    void theAnswerSaysWhatIsWrong(String operation, Map<String, Object> arguments, String code, String detail) {
        Entry entry = catalogue.entry(operation).orElseThrow();
        String selector = catalogue
                .tool(entry.spec().access().tool())
                .orElseThrow()
                .spec()
                .selector()
                .name();

        JsonObject mcp = calls.mcp(entry, selector, arguments).body();
        Calls.Reply rest = calls.rest(entry, arguments);

        assertThat(mcp.getString("code")).isEqualTo(code);
        assertThat(mcp.getString("detail")).contains(detail);
        assertThat(rest.body().getString("code")).isEqualTo(code);
        assertThat(rest.body().getString("detail")).contains(detail);
        assertThat(rest.body().getInt("status")).isEqualTo(rest.status());
        if (code.equals("invalid_argument")) {
            assertThat(mcp.getString("help")).startsWith("studio_help(topic=");
            assertThat(rest.body().getString("help")).contains("/api/v1/help/");
        }
    }

    @Test
    void anUnknownKindIsRejectedWithTheKindsThereAre() {
        JsonObject mcp = calls.mcp("list_resources", Calls.parse("{\"clusterId\":\"demo\",\"kind\":\"queue\"}"))
                .body();

        assertThat(mcp.getString("detail")).isEqualTo("kind does not accept 'queue'.");
        assertThat(mcp.getString("closest")).isEqualTo("queues");
        assertThat(mcp.getJsonArray("accepted")).hasSize(16);
    }

    @Test
    void aLimitOfABillionIsLoweredAndTheAnswerSaysSo() {
        Entry queues = catalogue.entry("queues.list").orElseThrow();
        Map<String, Object> arguments = Map.of("clusterId", "demo", "limit", 1_000_000_000);

        JsonObject rest = calls.rest(queues, arguments).body();
        JsonObject mcp = calls.mcp(queues, "kind", arguments).body();

        assertThat(rest.getString("notice")).contains("500").isEqualTo(mcp.getString("notice"));
    }

    @Test
    void aCursorOfAnotherFilterIsRefused() {
        Entry queues = catalogue.entry("queues.list").orElseThrow();
        String cursor = calls.rest(queues, Map.of("clusterId", "demo", "limit", 1))
                .body()
                .getString("cursor");

        Calls.Reply other =
                calls.rest(queues, Map.of("clusterId", "demo", "limit", 1, "filter", "order", "cursor", cursor));

        assertThat(other.status()).isEqualTo(400);
        assertThat(other.body().getString("parameter")).isEqualTo("cursor");
    }
}
