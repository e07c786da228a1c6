package dev.artemisstudio.mcp.transport;

import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A JSON-RPC error for something that can't be told by a request's id. It never repeats what was sent. */
record ProtocolError(int code, String message, JsonObject data) {
    private static ProtocolError of(int code, String message) {
        return new ProtocolError(code, message, JsonValue.EMPTY_JSON_OBJECT);
    }

    /** The text is no JSON. */
    static ProtocolError notJson() {
        return of(ErrorCodes.PARSE_ERROR, "The message is not JSON: one complete JSON object in UTF-8 is needed.");
    }

    /** JSON, but no message. */
    static ProtocolError invalid(String message) {
        return of(ErrorCodes.INVALID_REQUEST, message);
    }

    /** The same with values that would have been accepted. */
    static ProtocolError invalid(String message, List<String> supported) {
        JsonArray values = Json.createArrayBuilder(supported).build();
        return new ProtocolError(
                ErrorCodes.INVALID_REQUEST,
                message,
                Json.createObjectBuilder().add("supported", values).build());
    }

    /** The error as a JSON-RPC response in UTF-8. */
    byte[] bytes() {
        JsonObjectBuilder error = Json.createObjectBuilder().add("code", code).add("message", message);
        if (!data.isEmpty()) {
            error.add("data", data);
        }
        return Json.createObjectBuilder()
                .add("jsonrpc", "2.0")
                .add("id", JsonValue.NULL)
                .add("error", error)
                .build()
                .toString()
                .getBytes(StandardCharsets.UTF_8);
    }
}
