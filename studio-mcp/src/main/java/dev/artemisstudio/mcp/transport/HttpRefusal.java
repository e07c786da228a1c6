package dev.artemisstudio.mcp.transport;

import io.helidon.http.Status;

/** A request that carries no message: the HTTP status, and the same reason as a JSON-RPC error. */
record HttpRefusal(Status status, ProtocolError error) {
    static HttpRefusal of(Status status, String message) {
        return new HttpRefusal(status, ProtocolError.invalid(message));
    }
}
