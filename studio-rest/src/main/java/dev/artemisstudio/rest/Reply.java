package dev.artemisstudio.rest;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What is sent back: status, media type, bytes and further headers. */
record Reply(int status, String mediaType, byte[] body, Map<String, String> headers) {
    private static final String NO_STORE = "no-store"; // The state of live brokers: old copies mislead.

    static Reply of(int status, String mediaType, String body, Map<String, String> headers) {
        return new Reply(status, mediaType, body.getBytes(StandardCharsets.UTF_8), headers);
    }

    static Reply ok(String mediaType, String body) {
        return of(Status.OK_200.code(), mediaType, body, Map.of());
    }

    /** An answer without a body. */
    static Reply empty(Map<String, String> headers) {
        return new Reply(Status.NO_CONTENT_204.code(), "", new byte[0], headers);
    }

    /** Sends it. A HEAD request gets the same headers and no bytes. */
    void send(ServerRequest request, ServerResponse response) {
        response.status(status);
        response.header(HeaderNames.CACHE_CONTROL, NO_STORE);
        response.header(HeaderValues.X_CONTENT_TYPE_OPTIONS_NOSNIFF);
        response.headers().add(HeaderValues.create(HeaderNames.VARY, "Accept", "Accept-Encoding"));
        headers.forEach(response::header);
        if (body.length == 0) {
            response.send();
            return;
        }
        response.header(HeaderNames.CONTENT_TYPE, mediaType);
        if (request.prologue().method().equals(Method.HEAD)) {
            response.contentLength(body.length);
            response.send();
        } else {
            response.send(body);
        }
    }
}
