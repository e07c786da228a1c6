package dev.artemisstudio.mcp.transport;

import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;

/** What a host sent. */
sealed interface Inbound {
    /** Wants an answer. */
    record Request(JSONRPCRequest request) implements Inbound {}

    /** A notification, or an answer to a question that a stateless server never asks: nothing is said to it. */
    record Silent() implements Inbound {}

    /** Not a message. */
    record Malformed(ProtocolError error) implements Inbound {}
}
