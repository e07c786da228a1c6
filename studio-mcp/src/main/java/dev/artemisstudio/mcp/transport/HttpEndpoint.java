package dev.artemisstudio.mcp.transport;

import dev.artemisstudio.mcp.legacy.LegacyServer;
import dev.artemisstudio.mcp.legacy.Revision;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The endpoint of Streamable HTTP, stateless: POST takes one message and answers it with JSON. No session is opened and
 * there is no stream to listen to, so that every other method is 405.
 */
public final class HttpEndpoint implements Handler {
    private final LegacyServer server;
    private final int maxBody;
    private final HeaderCheck headers;

    /**
     * @param maxBody bytes
     * @param allowedOrigins origins that may send messages beside those of this machine
     */
    public HttpEndpoint(LegacyServer server, int maxBody, List<String> allowedOrigins) {
        this.server = server;
        this.maxBody = maxBody;
        this.headers = new HeaderCheck(new OriginRule(allowedOrigins));
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) throws IOException {
        Optional<HttpRefusal> refusal = headers.origin(request);
        if (refusal.isEmpty() && !request.prologue().method().equals(Method.POST)) {
            response.header(HeaderNames.ALLOW, Method.POST.text());
            refusal = Optional.of(HttpRefusal.of(
                    Status.METHOD_NOT_ALLOWED_405, "Only POST is served: one JSON-RPC message, one JSON answer."));
        }
        refusal = refusal.or(() -> headers.content(request));
        if (refusal.isPresent()) {
            refuse(response, refusal.get());
            return;
        }
        Optional<byte[]> body = body(request, response);
        if (body.isPresent()) {
            answer(response, body.get(), headers.revision(request));
        } else {
            refuse(
                    response,
                    HttpRefusal.of(
                            Status.REQUEST_ENTITY_TOO_LARGE_413, "The message is longer than " + maxBody + " bytes."));
        }
    }

    private Optional<byte[]> body(ServerRequest request, ServerResponse response) throws IOException {
        if (!request.content().hasEntity()) {
            return Optional.of(new byte[0]);
        }
        Optional<byte[]> body = BoundedBody.read(request.content().inputStream(), maxBody);
        if (body.isEmpty()) {
            // What is left of a body of unknown length is not worth reading for the sake of the connection.
            response.header(HeaderValues.CONNECTION_CLOSE);
        }
        return body;
    }

    private void answer(ServerResponse response, byte[] body, Optional<Revision> revision) {
        switch (MessageCodec.read(body)) {
            case Inbound.Request inbound ->
                send(response, Status.OK_200, MessageCodec.write(server.answer(inbound.request(), revision)));
            case Inbound.Silent silent -> response.status(Status.ACCEPTED_202).send();
            case Inbound.Malformed malformed ->
                refuse(response, new HttpRefusal(Status.BAD_REQUEST_400, malformed.error()));
        }
    }

    private static void refuse(ServerResponse response, HttpRefusal refusal) {
        send(response, refusal.status(), refusal.error().bytes());
    }

    private static void send(ServerResponse response, Status status, byte[] json) {
        response.status(status).header(HeaderValues.CONTENT_TYPE_JSON).send(json);
    }
}
