package dev.artemisstudio.distribution;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Verb;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/** Makes the same call over both surfaces, with nothing but HTTP. */
final class Calls {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final String url;

    Calls(String url) {
        this.url = url;
    }

    /** What a surface answered: the HTTP status, and the body. */
    record Reply(int status, JsonObject body) {}

    /** Calls an operation by its route. */
    Reply rest(Entry entry, Map<String, Object> arguments) {
        Route route = entry.spec().access().route();
        String path = route.segments().stream()
                .map(s -> Route.isParameter(s) ? encoded(arguments.get(s.substring(1, s.length() - 1))) : s)
                .collect(Collectors.joining("/", "/api/v1/", ""));
        String query = arguments.entrySet().stream()
                .filter(e -> !route.pathParameters().contains(e.getKey()))
                .map(e -> e.getKey() + "=" + encoded(e.getValue()))
                .collect(Collectors.joining("&"));
        HttpRequest request = HttpRequest.newBuilder(URI.create(url + path + (query.isEmpty() ? "" : "?" + query)))
                .header("Accept", "application/json")
                .build();
        return send(request);
    }

    /** Calls the tool that holds an operation, selecting it; the body is what the tool's text holds. */
    Reply mcp(Entry entry, String selector, Map<String, Object> arguments) {
        var call = Json.createObjectBuilder(arguments);
        if (entry.spec().access().verb() instanceof Verb.Value value) {
            call.add(selector, value.name());
        }
        return mcp(entry.spec().access().tool(), call.build());
    }

    /** Calls a tool; the body is what its text holds, or the JSON-RPC error. */
    Reply mcp(String tool, JsonObject arguments) {
        JsonObject message = Json.createObjectBuilder()
                .add("jsonrpc", "2.0")
                .add("id", 1)
                .add("method", "tools/call")
                .add("params", Json.createObjectBuilder().add("name", tool).add("arguments", arguments))
                .build();
        HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/mcp"))
                .header("Accept", "application/json, text/event-stream")
                .header("Content-Type", "application/json")
                .header("MCP-Protocol-Version", "2025-11-25")
                .POST(HttpRequest.BodyPublishers.ofString(message.toString()))
                .build();
        Reply reply = send(request);
        JsonObject result = reply.body().getJsonObject("result");
        if (result == null) {
            return reply;
        }
        String text = result.getJsonArray("content").getJsonObject(0).getString("text");
        JsonValue structured = result.get("structuredContent");
        JsonObject content = parse(text.replaceFirst("^-32602 ", ""));
        if (!result.getBoolean("isError", false) && !content.equals(structured)) {
            throw new AssertionError("text and structuredContent differ: " + text + " / " + structured);
        }
        return new Reply(reply.status(), content);
    }

    private static Reply send(HttpRequest request) {
        try {
            HttpResponse<String> response = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            return new Reply(response.statusCode(), parse(response.body()));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    static JsonObject parse(String text) {
        try (var reader = Json.createReader(new StringReader(text))) {
            return reader.readObject();
        } catch (RuntimeException e) {
            throw new AssertionError("not a JSON object: " + text, e);
        }
    }

    private static String encoded(Object value) {
        String text = value instanceof JsonString string ? string.getString() : value.toString();
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** Whether an operation takes a parameter. */
    static boolean takes(Entry entry, String parameter) {
        return entry.parameters().stream().map(Parameter::name).anyMatch(parameter::equals);
    }
}
