package dev.artemisstudio.mcp;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.cluster.Clusters;
import io.helidon.webserver.WebServer;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.util.Map;

/** Studio served over HTTP on a free port, and a client without any knowledge of MCP. */
final class Served implements AutoCloseable {
    static final String JSON = "application/json";
    static final String BOTH = "application/json, text/event-stream";

    private final HttpClient http = HttpClient.newHttpClient();
    private final WebServer server;

    private Served(WebServer server) {
        this.server = server;
    }

    static Served over(Clusters clusters) {
        return over(clusters, McpSettings.defaults());
    }

    static Served over(Clusters clusters, McpSettings settings) {
        McpRouting mcp = new McpRouting(Studio.over(clusters, Clock.systemUTC()), settings);
        return new Served(WebServer.builder()
                .host("127.0.0.1")
                .port(0)
                .connectionOptions(options -> options.tcpNoDelay(true))
                .routing(routing -> routing.addFeature(mcp))
                .build()
                .start());
    }

    String base() {
        return "http://127.0.0.1:" + server.port();
    }

    /** A POST with the headers that a client should send. */
    HttpRequest.Builder post(HttpRequest.BodyPublisher body) {
        return HttpRequest.newBuilder(URI.create(base() + "/mcp"))
                .header("Content-Type", JSON)
                .header("Accept", BOTH)
                .POST(body);
    }

    HttpRequest.Builder post(String body) {
        return post(HttpRequest.BodyPublishers.ofString(body));
    }

    HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
        return http.send(request, HttpResponse.BodyHandlers.ofString());
    }

    /** Sends a request of JSON-RPC with the id 1; the answer has to be JSON with status 200. */
    JsonObject ask(String method, String params, Map<String, String> headers) throws IOException, InterruptedException {
        HttpRequest.Builder request =
                post("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\",\"params\":" + params + "}");
        headers.forEach(request::header);
        HttpResponse<String> response = send(request.build());
        if (response.statusCode() != 200) {
            throw new AssertionError(response.statusCode() + ": " + response.body());
        }
        return json(response.body());
    }

    static JsonObject json(String text) {
        try (JsonReader reader = Json.createReader(new StringReader(text))) {
            return reader.readObject();
        }
    }

    @Override
    public void close() {
        http.close();
        server.stop();
    }
}
