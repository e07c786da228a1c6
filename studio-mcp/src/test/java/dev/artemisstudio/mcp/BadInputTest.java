package dev.artemisstudio.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the endpoint answers to requests that no client should send: the status, and one clear error. */
class BadInputTest {
    private static final int TWO_MIB = 2 * 1024 * 1024;
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";

    private static Served served;

    @BeforeAll
    static void start() {
        served = Served.over(FakeClusters.of());
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"", "{'a':1}", "ping", "{}{}"})
    void brokenJsonIsAParseError(String body) throws Exception {
        JsonObject error = refused(served.post(body).build(), 400, -32700);
        assertThat(error.getString("message")).contains("not JSON").doesNotContain("tools.jackson", "Exception");
    }

    @Test
    void deepNestingIsAParseError() throws Exception {
        String body = "[".repeat(100_000);
        refused(served.post(body).build(), 400, -32700);
    }

    @Test
    void invalidUtf8IsAParseError() throws Exception {
        byte[] latin1 = {'"', (byte) 0xfc, '"'};
        refused(served.post(BodyPublishers.ofByteArray(latin1)).build(), 400, -32700);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"})
    void aBatchIsRefusedInEveryRevision(String revision) throws Exception {
        HttpRequest request = served.post("[" + PING + "," + PING + "]")
                .header("MCP-Protocol-Version", revision)
                .build();
        JsonObject error = refused(request, 400, -32600);
        assertThat(error.getString("message")).contains("batch", "one message at a time");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1 | object",
                "\"ping\" | object",
                "null | object",
                "{} | jsonrpc",
                "{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"} | jsonrpc",
                "{\"jsonrpc\":\"2.0\",\"id\":1} | method",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7} | method",
                "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"} | id",
                "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"} | id",
                "{\"jsonrpc\":\"2.0\",\"id\":true,\"method\":\"ping\"} | id",
                "{\"jsonrpc\":\"2.0\",\"id\":[1],\"method\":\"ping\"} | id",
                "{\"jsonrpc\":\"2.0\",\"id\":99999999999999999999,\"method\":\"ping\"} | id",
            })
    void jsonThatIsNoMessageIsAnInvalidRequest(String body, String named) throws Exception {
        assertThat(refused(served.post(body).build(), 400, -32600).getString("message"))
                .contains(named);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\"", "\"a b\"", "0", "-1", "9223372036854775807"})
    void anyLegalIdComesBackAsItWas(String id) throws Exception {
        HttpResponse<String> response = served.send(
                served.post(PING.replace("\"id\":1", "\"id\":" + id)).build());
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body()).contains("\"id\":" + id).contains("\"result\":{}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/plain", "application/json-patch+json", "application/json; charset=latin1", "x"})
    void anotherContentTypeIsUnsupported(String type) throws Exception {
        HttpRequest request = served.post(PING).setHeader("Content-Type", type).build();
        assertThat(refused(request, 415, -32600).getString("message")).contains("application/json");
    }

    @Test
    void noContentTypeIsUnsupported() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(served.base() + "/mcp"))
                .POST(BodyPublishers.ofString(PING))
                .build();
        refused(request, 415, -32600);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"text/html", "text/event-stream", "application/xml, text/*", "json", "application/json;q=0"})
    void anAcceptWithoutJsonIsNotAcceptable(String accept) throws Exception {
        HttpRequest request = served.post(PING).setHeader("Accept", accept).build();
        assertThat(refused(request, 406, -32600).getString("message")).contains("application/json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"*/*", "application/*", "application/json", "text/event-stream, application/json;q=0.5"})
    void anAcceptThatAllowsJsonIsEnough(String accept) throws Exception {
        assertThat(served.send(served.post(PING).setHeader("Accept", accept).build())
                        .statusCode())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-10-07", "2026-07-28", "1", "latest"})
    void anUnknownRevisionIsRefusedWithThoseThatAreKnown(String version) throws Exception {
        HttpRequest request =
                served.post(PING).header("MCP-Protocol-Version", version).build();
        JsonObject error = refused(request, 400, -32600);
        List<String> supported = List.of("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25");
        assertThat(error.getString("message")).contains(supported);
        assertThat(error.getJsonObject("data").getJsonArray("supported"))
                .extracting(value -> ((jakarta.json.JsonString) value).getString())
                .isEqualTo(supported);
    }

    @Test
    void twoMebibytesAreTooMuchWithALength() throws Exception {
        refused(served.post(BodyPublishers.ofByteArray(new byte[TWO_MIB])).build(), 413, -32600);
        assertThat(served.send(served.post(PING).build()).statusCode()).isEqualTo(200);
    }

    @Test
    void twoMebibytesAreTooMuchInChunks() throws Exception {
        HttpRequest request = served.post(
                        BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[TWO_MIB])))
                .build();
        JsonObject error = refused(request, 413, -32600);
        assertThat(error.getString("message")).contains("1048576");
        assertThat(served.send(served.post(PING).build()).statusCode()).isEqualTo(200);
    }

    @Test
    void exactlyTheLimitIsTaken() throws Exception {
        String padded = PING + " ".repeat(1024 * 1024 - PING.length());
        assertThat(served.send(served.post(padded).build()).statusCode()).isEqualTo(200);
        refused(served.post(padded + " ").build(), 413, -32600);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "DELETE", "PUT", "PATCH", "OPTIONS"})
    void onlyPostIsServed(String method) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(served.base() + "/mcp"))
                .header("Accept", "text/event-stream")
                .method(method, BodyPublishers.noBody())
                .build();
        refused(request, 405, -32600);
        assertThat(served.send(request).headers().firstValue("Allow")).contains("POST");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}",
            })
    void whatWantsNoAnswerIsAcceptedInSilence(String body) throws Exception {
        HttpResponse<String> response = served.send(served.post(body).build());
        assertThat(response.statusCode()).isEqualTo(202);
        assertThat(response.body()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "nonsense | {} | -32601 | nonsense",
                "prompts/list | {} | -32601 | prompts/list",
                "tools/list | {\"cursor\":\"forged\"} | -32602 | params.cursor",
                "resources/list | {\"cursor\":\"forged\"} | -32602 | params.cursor",
                "tools/call | [] | -32602 | params must be an object",
                "tools/call | {} | -32602 | params.name",
                "tools/call | {\"name\":7} | -32602 | params.name",
                "tools/call | {\"name\":\"studio_help\",\"arguments\":[]} | -32602 | params.arguments",
                "tools/call | {\"name\":\"studio_hepl\"} | -32602 | studio_help",
                "initialize | {} | -32602 | params.protocolVersion",
                "initialize | {\"protocolVersion\":\"2025-11-25\",\"capabilities\":1} | -32602 | params.capabilities",
                "resources/read | {} | -32602 | params.uri",
                "completion/complete | {} | -32602 | params.ref",
                "completion/complete | {\"ref\":{\"type\":\"ref/other\"}} | -32602 | params.ref.type",
            })
    void wrongRequestsAreProtocolErrorsInEveryRevision(String method, String params, int code, String named)
            throws Exception {
        for (Map<String, String> headers :
                List.of(Map.<String, String>of(), Map.of("MCP-Protocol-Version", "2025-11-25"))) {
            JsonObject error = served.ask(method, params, headers).getJsonObject("error");
            assertThat(error.getInt("code")).isEqualTo(code);
            assertThat(error.getString("message")).contains(named).doesNotContain("McpSchema", "jackson");
        }
    }

    @Test
    void aMethodOfAnyLengthIsNotRepeated() throws Exception {
        String body = PING.replace("ping", "p".repeat(101));
        assertThat(refused(served.post(body).build(), 400, -32600).getString("message"))
                .contains("method")
                .doesNotContain("ppp");
    }

    @Test
    void paramsOfUnexpectedShapesNeverShowClassNames() throws Exception {
        String params = "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":\"x\"},\"clientInfo\":{}}";
        JsonObject answer = served.ask("initialize", params, Map.of());
        assertThat(answer.toString()).doesNotContain("McpSchema", "jackson", "Exception");
        assertThat(answer.getJsonObject("error").getInt("code")).isEqualTo(-32602);
    }

    @ParameterizedTest
    @CsvSource({
        "http://evil.example, 403",
        "http://evil.example:8787, 403",
        "null, 403",
        "http://localhost.evil.example, 403",
        "http://localhost:3000, 200",
        "http://127.0.0.1:8787, 200",
        "http://[::1]:8787, 200",
    })
    void onlyPagesOfThisMachineMaySend(String origin, int status) throws Exception {
        HttpResponse<String> response =
                served.send(served.post(PING).header("Origin", origin).build());
        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(response.headers().map()).doesNotContainKey("access-control-allow-origin");
    }

    @Test
    void anOriginThatIsAllowedByNameMaySend() throws Exception {
        McpSettings settings = new McpSettings("/mcp", 1024 * 1024, List.of("https://studio.example.com"));
        try (Served other = Served.over(FakeClusters.of(), settings)) {
            HttpRequest request = other.post(PING)
                    .header("Origin", "https://studio.example.com")
                    .build();
            assertThat(other.send(request).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void noSessionIsOpened() throws Exception {
        String initialize = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
                + "\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}";
        HttpResponse<String> response = served.send(served.post(initialize).build());
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().map()).doesNotContainKey("mcp-session-id");
        assertThat(response.headers().firstValue("Content-Type")).contains("application/json");
    }

    private static JsonObject refused(HttpRequest request, int status, int code) throws Exception {
        HttpResponse<String> response = served.send(request);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        assertThat(response.headers().firstValue("Content-Type")).contains("application/json");
        JsonObject json = Served.json(response.body());
        assertThat(json.get("id")).isEqualTo(JsonValue.NULL);
        assertThat(json.getJsonObject("error").getInt("code")).isEqualTo(code);
        return json.getJsonObject("error");
    }
}
