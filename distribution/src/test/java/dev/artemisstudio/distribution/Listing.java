package dev.artemisstudio.distribution;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a host is served at the start of a conversation: the instructions, and each tool as its bytes go over the wire. */
record Listing(String instructions, Map<String, String> tools) {
    static Listing of(String url) throws IOException, InterruptedException {
        String initialized = post(
                url,
                "initialize",
                Json.createObjectBuilder()
                        .add("protocolVersion", "2025-11-25")
                        .add("capabilities", Json.createObjectBuilder())
                        .add(
                                "clientInfo",
                                Json.createObjectBuilder().add("name", "test").add("version", "1"))
                        .build());
        String listed = post(url, "tools/list", JsonValue.EMPTY_JSON_OBJECT);
        Map<String, String> tools = new LinkedHashMap<>();
        for (JsonValue tool : Calls.parse(listed).getJsonObject("result").getJsonArray("tools")) {
            if (!listed.contains(tool.toString())) {
                throw new AssertionError("not served in these bytes: " + tool);
            }
            tools.put(tool.asJsonObject().getString("name"), tool.toString());
        }
        JsonObject result = Calls.parse(initialized).getJsonObject("result");
        return new Listing(result.getString("instructions"), tools);
    }

    private static String post(String url, String method, JsonObject params) throws IOException, InterruptedException {
        JsonObject message = Json.createObjectBuilder()
                .add("jsonrpc", "2.0")
                .add("id", 1)
                .add("method", method)
                .add("params", params)
                .build();
        HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/mcp"))
                .header("Accept", "application/json, text/event-stream")
                .header("Content-Type", "application/json")
                .header("MCP-Protocol-Version", "2025-11-25")
                .POST(HttpRequest.BodyPublishers.ofString(message.toString()))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
    }
}
