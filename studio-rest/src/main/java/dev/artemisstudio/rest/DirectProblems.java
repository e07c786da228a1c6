package dev.artemisstudio.rest;

import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.http.DirectHandlers;

/**
 * What the server itself refuses before any handler runs (a path with a broken escape, a header that is no header, an unknown
 * path): problem details too. The server's own messages may quote the request or an exception, so none is passed on.
 */
final class DirectProblems implements DirectHandler {
    private final Guard guard;

    private DirectProblems(Guard guard) {
        this.guard = guard;
    }

    static DirectHandlers handlers(Guard guard) {
        DirectHandlers.Builder handlers = DirectHandlers.builder();
        for (EventType type : EventType.values()) {
            handlers.addHandler(type, new DirectProblems(guard));
        }
        return handlers.build();
    }

    @Override
    public TransportResponse handle(
            TransportRequest request,
            EventType eventType,
            Status defaultStatus,
            ServerResponseHeaders responseHeaders,
            Throwable thrown,
            System.Logger logger) {
        return defaultStatus.code() == Status.INTERNAL_SERVER_ERROR_500.code()
                ? response(defaultStatus, responseHeaders, guard.unexpected(thrown))
                : handle(request, eventType, defaultStatus, responseHeaders, "");
    }

    @Override
    public TransportResponse handle(
            TransportRequest request,
            EventType eventType,
            Status defaultStatus,
            ServerResponseHeaders responseHeaders,
            String message) {
        return switch (defaultStatus.code()) {
            case 400 ->
                response(
                        defaultStatus,
                        responseHeaders,
                        guard.refused(
                                HttpFault.MALFORMED_REQUEST,
                                "This is not HTTP as this server reads it: check the path, the query and the headers."));
            case 404 ->
                response(
                        defaultStatus,
                        responseHeaders,
                        guard.refused(HttpFault.NO_SUCH_ROUTE, "Nothing is served at this path."));
            case 413 ->
                response(
                        defaultStatus,
                        responseHeaders,
                        guard.refused(HttpFault.BODY_TOO_LARGE, "The body is larger than this server reads."));
            default ->
                TransportResponse.builder()
                        .status(defaultStatus)
                        .headers(responseHeaders)
                        .build(); // Another surface's: the status says what there is to say.
        };
    }

    private static TransportResponse response(Status status, ServerResponseHeaders headers, Reply reply) {
        headers.set(HeaderNames.CONTENT_TYPE, reply.mediaType());
        return TransportResponse.builder()
                .status(status)
                .headers(headers)
                .entity(reply.body())
                .build();
    }
}
