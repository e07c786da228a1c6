package dev.artemisstudio.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.catalogue.render.Instructions;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import jakarta.json.JsonObject;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The SDK's own client over HTTP, in every revision. */
class RevisionsTest {
    private static final FakeClusters CLUSTERS = FakeClusters.of("demo");

    private static Served served;

    @BeforeAll
    static void start() {
        served = Served.over(CLUSTERS);
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"})
    void aClientGetsTheRevisionItAsksForAndCanWork(String revision) {
        try (McpSyncClient client = client(revision)) {
            McpSchema.InitializeResult start = client.initialize();
            assertThat(start.protocolVersion()).isEqualTo(revision);
            assertThat(start.serverInfo().name()).isEqualTo("artemis-studio");
            assertThat(start.instructions())
                    .isEqualTo(Instructions.of(
                            Studio.over(CLUSTERS, Clock.systemUTC()).catalogue()));
            assertThat(start.capabilities().tools()).isNotNull();
            assertThat(start.capabilities().prompts()).isNull();
            assertThat(client.listTools().tools())
                    .extracting(McpSchema.Tool::name)
                    .contains("studio_help");

            CallToolResult topic = client.callTool(call(Map.of("topic", "filters")));
            assertThat(topic.isError()).isNotEqualTo(true);
            assertThat(topic.structuredContent()).isInstanceOf(Map.class);
            assertThat(((Map<?, ?>) topic.structuredContent()).get("topic")).isEqualTo("filters");
        }
    }

    @ParameterizedTest
    @CsvSource({"2023-01-01, 2025-11-25", "2026-07-28, 2025-11-25", "x, 2025-11-25"})
    void anUnknownRevisionIsAnsweredWithTheNewest(String asked, String answered) throws Exception {
        String params = "{\"protocolVersion\":\"" + asked
                + "\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}";
        JsonObject result = served.ask("initialize", params, Map.of()).getJsonObject("result");
        assertThat(result.getString("protocolVersion")).isEqualTo(answered);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2025-03-26", "2025-06-18"})
    void aWrongArgumentIsAProtocolErrorBeforeNovember2025(String revision) {
        try (McpSyncClient client = client(revision)) {
            client.initialize();
            assertThatThrownBy(() -> client.callTool(call(Map.of("topik", "filters"))))
                    .isInstanceOfSatisfying(McpError.class, error -> {
                        assertThat(error.getJsonRpcError().code()).isEqualTo(-32602);
                        assertThat(error.getJsonRpcError().message())
                                .contains("topik", "Closest: topic", "studio_help(");
                        assertThat((Map<?, ?>) error.getJsonRpcError().data())
                                .extracting("code", "parameter", "closest")
                                .containsExactly("invalid_argument", "topik", "topic");
                    });
        }
    }

    @Test
    void aWrongArgumentIsAResultForTheModelSinceNovember2025() {
        try (McpSyncClient client = client("2025-11-25")) {
            client.initialize();
            CallToolResult result = client.callTool(call(Map.of("topik", "filters")));
            assertThat(result.isError()).isTrue();
            String text = ((McpSchema.TextContent) result.content().getFirst()).text();
            assertThat(text).startsWith("-32602 {");
            JsonObject told = Served.json(text.substring("-32602 ".length()));
            assertThat(told.getString("parameter")).isEqualTo("topik");
            assertThat(told.getString("closest")).isEqualTo("topic");
            assertThat(told.getString("help")).startsWith("studio_help(");
            assertThat(((Map<?, ?>) result.structuredContent()).keySet())
                    .extracting(Object::toString)
                    .containsExactlyElementsOf(told.keySet());
        }
    }

    @Test
    void withoutARevisionAWrongArgumentIsAProtocolError() throws Exception {
        JsonObject error = served.ask(
                        "tools/call", "{\"name\":\"studio_help\",\"arguments\":{\"topic\":\"filtres\"}}", Map.of())
                .getJsonObject("error");
        assertThat(error.getInt("code")).isEqualTo(-32602);
        assertThat(error.getString("message")).contains("topic", "Closest: filters");
        assertThat(error.getJsonObject("data").getJsonArray("accepted").toString())
                .contains("studio_help", "filters", "paging");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2025-11-25"})
    void anUnknownToolIsAProtocolErrorInEveryRevision(String revision) {
        try (McpSyncClient client = client(revision)) {
            client.initialize();
            assertThatThrownBy(() -> client.callTool(CallToolRequest.builder("studio_hepl")
                            .arguments(Map.of())
                            .build()))
                    .isInstanceOfSatisfying(McpError.class, error -> {
                        assertThat(error.getJsonRpcError().code()).isEqualTo(-32602);
                        assertThat(error.getMessage()).contains("studio_hepl", "Closest: studio_help.");
                    });
        }
    }

    @Test
    void aCallWithoutArgumentsIsOneWithNone() throws Exception {
        for (String params : List.of("{\"name\":\"studio_help\"}", "{\"name\":\"studio_help\",\"arguments\":null}")) {
            JsonObject result = served.ask("tools/call", params, Map.of()).getJsonObject("result");
            JsonObject index =
                    Served.json(result.getJsonArray("content").getJsonObject(0).getString("text"));
            assertThat(index).isEqualTo(result.getJsonObject("structuredContent"));
            assertThat(index.getJsonArray("tools").getJsonObject(0).getString("tool"))
                    .isEqualTo("studio_help");
            assertThat(result).containsOnlyKeys("content", "isError", "structuredContent");
        }
    }

    private static CallToolRequest call(Map<String, Object> arguments) {
        return CallToolRequest.builder("studio_help").arguments(arguments).build();
    }

    private static McpSyncClient client(String revision) {
        return McpClient.sync(HttpClientStreamableHttpTransport.builder(served.base())
                        .endpoint("/mcp")
                        .supportedProtocolVersions(List.of(revision))
                        .build())
                .build();
    }
}
