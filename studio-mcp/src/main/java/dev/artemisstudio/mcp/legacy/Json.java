package dev.artemisstudio.mcp.legacy;

import dev.artemisstudio.core.error.Rejection;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import jakarta.json.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** Carries JSON between the core, which speaks JSON-P, and the SDK, which speaks maps. */
final class Json {
    private static final McpJsonMapper MAPPER = McpJsonDefaults.getMapper();
    private static final TypeRef<Map<String, Object>> OBJECT = new TypeRef<>() {};

    private Json() {}

    /** A JSON object that Studio rendered, as a map in the same order. */
    static Map<String, Object> map(String json) {
        try {
            return MAPPER.readValue(json, OBJECT);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** A rendered object as a map. */
    static Map<String, Object> map(JsonObject json) {
        return map(json.toString());
    }

    /**
     * Arguments as they came.
     *
     * @throws Rejection for a number that no double holds
     */
    static JsonObject arguments(Map<String, Object> arguments) {
        try {
            return jakarta.json.Json.createObjectBuilder(arguments).build();
        } catch (IllegalArgumentException beyond) {
            throw Rejection.of("arguments", "arguments hold a number that is too large.");
        }
    }
}
