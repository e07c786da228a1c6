package dev.artemisstudio.rest;

import java.util.List;

/** A request that does not reach an operation. The message is written for the caller. */
final class HttpFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final HttpFault fault;
    private final transient List<String> allowed;

    private HttpFailure(HttpFault fault, String detail, List<String> allowed) {
        super(detail, null, false, false);
        this.fault = fault;
        this.allowed = List.copyOf(allowed);
    }

    static HttpFailure of(HttpFault fault, String detail) {
        return new HttpFailure(fault, detail, List.of());
    }

    static HttpFailure methodNotAllowed(String method, List<String> allowed) {
        return new HttpFailure(
                HttpFault.METHOD_NOT_ALLOWED,
                "This path takes " + String.join(", ", allowed) + "; sent was " + method + ".",
                allowed);
    }

    HttpFault fault() {
        return fault;
    }

    /** The methods the path takes; empty unless the method was the fault. */
    List<String> allowed() {
        return allowed;
    }
}
