package dev.artemisstudio.mcp.transport;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** Reads and writes JSON-RPC messages by the rules of MCP: one message at a time, ids are texts or whole numbers. */
final class MessageCodec {
    private static final McpJsonMapper MAPPER = McpJsonDefaults.getMapper();

    /** Characters; the longest method of the protocol has about 40. An answer may repeat it. */
    private static final int MAX_METHOD = 100;

    private MessageCodec() {}

    /** What a body or a line says. Never throws for what a host may send. */
    static Inbound read(byte[] json) {
        Object value;
        try {
            value = MAPPER.readValue(json, Object.class);
        } catch (IOException | RuntimeException unreadable) {
            // Its text holds class names; Jackson 3 throws unchecked, the mapper's signature says checked.
            return new Inbound.Malformed(ProtocolError.notJson());
        }
        if (value instanceof Map<?, ?> message) {
            return message(message);
        }
        return malformed(
                value instanceof List
                        ? "This is a batch. This server takes one message at a time, in every revision of the protocol;"
                                + " send each by itself."
                        : "A message is a JSON object.");
    }

    /** A response in UTF-8. */
    static byte[] write(JSONRPCResponse response) {
        try {
            return MAPPER.writeValueAsBytes(response);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static Inbound message(Map<?, ?> message) {
        if (!McpSchema.JSONRPC_VERSION.equals(message.get("jsonrpc"))) {
            return malformed("The member jsonrpc must be \"2.0\".");
        }
        if (!message.containsKey("method")) {
            boolean answer = message.containsKey("result") || message.containsKey("error");
            return answer ? new Inbound.Silent() : malformed("The member method is missing.");
        }
        if (!(message.get("method") instanceof String method) || method.isEmpty() || method.length() > MAX_METHOD) {
            return malformed("The member method must be a text of 1 to " + MAX_METHOD + " characters.");
        }
        if (!message.containsKey("id")) {
            return new Inbound.Silent();
        }
        Object id = message.get("id");
        if (id instanceof String || id instanceof Integer || id instanceof Long) {
            return new Inbound.Request(new JSONRPCRequest(method, id, message.get("params")));
        }
        return malformed("The member id must be a text or a whole number of at most 64 bits.");
    }

    private static Inbound malformed(String message) {
        return new Inbound.Malformed(ProtocolError.invalid(message));
    }
}
