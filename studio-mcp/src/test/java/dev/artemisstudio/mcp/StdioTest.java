package dev.artemisstudio.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.artemisstudio.core.Studio;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines in, lines out. */
class StdioTest {
    private static final String WRONG_CALL = "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":"
            + "{\"name\":\"studio_help\",\"arguments\":{\"topik\":\"x\"}}}";
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"ping\"}";

    @Test
    void theSdksClientWorksWithAProcess() {
        ServerParameters java = ServerParameters.builder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString())
                .args("-cp", System.getProperty("java.class.path"), LineHost.class.getName())
                .build();
        StdioClientTransport transport = new StdioClientTransport(java, McpJsonDefaults.getMapper());
        try (McpSyncClient client = McpClient.sync(transport).build()) {
            assertThat(client.initialize().protocolVersion()).isEqualTo("2025-11-25");
            assertThat(client.listTools().tools())
                    .extracting(McpSchema.Tool::name)
                    .contains("studio_help");
            McpSchema.CallToolResult result = client.callTool(McpSchema.CallToolRequest.builder("studio_help")
                    .arguments(Map.of("topic", "paging"))
                    .build());
            assertThat(((Map<?, ?>) result.structuredContent()).get("topic")).isEqualTo("paging");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2025-03-26", "2025-06-18"})
    void theAgreedRevisionDecidesThatAWrongArgumentIsAProtocolError(String revision) throws Exception {
        List<JsonObject> answers = serve(initialize(revision), WRONG_CALL);
        assertThat(answers.get(0).getJsonObject("result").getString("protocolVersion"))
                .isEqualTo(revision);
        assertThat(answers.get(1).getJsonObject("error").getInt("code")).isEqualTo(-32602);
    }

    @Test
    void sinceNovember2025AWrongArgumentIsAResult() throws Exception {
        List<JsonObject> answers = serve(initialize("2025-11-25"), WRONG_CALL);
        assertThat(answers.get(1).getJsonObject("result").getBoolean("isError")).isTrue();
    }

    @Test
    void beforeAnyRevisionIsAgreedAWrongArgumentIsAProtocolError() throws Exception {
        assertThat(serve(WRONG_CALL).getFirst().getJsonObject("error").getInt("code"))
                .isEqualTo(-32602);
    }

    @Test
    void brokenLinesAreAnsweredAndTheNextOnesServed() throws Exception {
        String tooLong = "\"" + "x".repeat(1024 * 1024) + "\"";
        List<JsonObject> answers = serve("{", "[" + PING + "]", "", "  \r", tooLong, PING);
        assertThat(answers).hasSize(4);
        assertThat(answers.subList(0, 3))
                .allSatisfy(answer -> assertThat(answer.get("id")).isEqualTo(JsonValue.NULL))
                .extracting(answer -> answer.getJsonObject("error").getInt("code"))
                .containsExactly(-32700, -32600, -32600);
        assertThat(answers.get(2).getJsonObject("error").getString("message")).contains("1048576");
        assertThat(answers.get(3).getInt("id")).isEqualTo(9);
    }

    @Test
    void everyRequestIsAnsweredOnceBeforeTheEnd() throws Exception {
        String[] pings = IntStream.range(0, 200)
                .mapToObj(id -> "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"ping\"}")
                .toArray(String[]::new);
        assertThat(serve(pings))
                .extracting(answer -> answer.getInt("id"))
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, 200).boxed().toList());
    }

    @Test
    void notificationsAreNotAnswered() throws Exception {
        assertThat(serve(
                        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
                        "{\"jsonrpc\":\"2.0\",\"method\":\"x\"}"))
                .isEmpty();
    }

    @Test
    void aLineWithoutItsEndIsServed() throws Exception {
        assertThat(answers(PING)).hasSize(1);
    }

    @Test
    void aHostThatIsGoneEndsTheServer() {
        ByteArrayInputStream in = new ByteArrayInputStream("{\n".getBytes(StandardCharsets.UTF_8));
        Studio studio = Studio.over(FakeClusters.of(), Clock.systemUTC());
        assertThatThrownBy(() -> McpStdio.serve(studio, in, new java.io.OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("broken pipe");
                    }
                }))
                .isInstanceOf(IOException.class)
                .hasMessage("broken pipe");
    }

    private static String initialize(String revision) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"" + revision
                + "\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}";
    }

    private static List<JsonObject> serve(String... lines) throws IOException {
        return answers(String.join("\n", lines) + "\n");
    }

    private static List<JsonObject> answers(String input) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Studio studio = Studio.over(FakeClusters.of("demo"), Clock.systemUTC());
        McpStdio.serve(studio, new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out);
        return out.toString(StandardCharsets.UTF_8).lines().map(Served::json).toList();
    }
}
