package dev.artemisstudio.mcp.transport;

import dev.artemisstudio.mcp.legacy.Revision;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HttpMediaType;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;

/** Looks at the headers of a request before its body is read. */
final class HeaderCheck {
    private static final HeaderName PROTOCOL_VERSION = HeaderNames.create("MCP-Protocol-Version");

    private final OriginRule origins;

    HeaderCheck(OriginRule origins) {
        this.origins = origins;
    }

    /** Why a web page may not send this request. */
    Optional<HttpRefusal> origin(ServerRequest request) {
        return request.headers()
                .first(HeaderNames.ORIGIN)
                .filter(origin -> !origins.allows(origin, localAddress(request)))
                .map(origin -> HttpRefusal.of(
                        Status.FORBIDDEN_403,
                        "Web pages of this origin may not send messages; mcp.allowed-origins lists those that may."));
    }

    private static String localAddress(ServerRequest request) {
        SocketAddress local = request.localPeer().address();
        return local instanceof InetSocketAddress inet ? inet.getAddress().getHostAddress() : "";
    }

    /** Why the message could not be read, its answer not be understood, or its revision is not spoken. */
    Optional<HttpRefusal> content(ServerRequest request) {
        return contentType(request).or(() -> accept(request)).or(() -> version(request));
    }

    private static Optional<HttpRefusal> contentType(ServerRequest request) {
        boolean json = request.headers()
                .first(HeaderNames.CONTENT_TYPE)
                .flatMap(HeaderCheck::parsed)
                .filter(HeaderCheck::json)
                .isPresent();
        return json
                ? Optional.empty()
                : Optional.of(HttpRefusal.of(
                        Status.UNSUPPORTED_MEDIA_TYPE_415, "Content-Type must be application/json, in UTF-8."));
    }

    private static boolean json(HttpMediaType type) {
        return type.mediaType().text().equalsIgnoreCase(MediaTypes.APPLICATION_JSON.text())
                && type.charset().map(HeaderCheck::utf8).orElse(true);
    }

    private static boolean utf8(String charset) {
        return Charset.isSupported(charset) && Charset.forName(charset).equals(StandardCharsets.UTF_8);
    }

    private static Optional<HttpRefusal> accept(ServerRequest request) {
        return acceptsJson(request)
                ? Optional.empty()
                : Optional.of(HttpRefusal.of(
                        Status.NOT_ACCEPTABLE_406,
                        "Answers are application/json: Accept must allow it. The specification asks clients to accept"
                                + " application/json and text/event-stream."));
    }

    /** Read by hand: the web server answers a malformed type in words of its own, and takes q=0 for a yes. */
    private static boolean acceptsJson(ServerRequest request) {
        if (!request.headers().contains(HeaderNames.ACCEPT)) {
            return true;
        }
        return request.headers().values(HeaderNames.ACCEPT).stream()
                .flatMap(value -> Stream.of(value.split(",")))
                .flatMap(range -> parsed(range.strip()).stream())
                .anyMatch(type -> type.qualityFactor() > 0 && type.test(MediaTypes.APPLICATION_JSON));
    }

    private static Optional<HttpMediaType> parsed(String type) {
        try {
            return Optional.of(HttpMediaType.create(type));
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }

    private static Optional<HttpRefusal> version(ServerRequest request) {
        return request.headers()
                .first(PROTOCOL_VERSION)
                .filter(version -> Revision.of(version).isEmpty())
                .map(version -> new HttpRefusal(
                        Status.BAD_REQUEST_400,
                        ProtocolError.invalid(
                                "MCP-Protocol-Version names a revision that is not supported. Supported: "
                                        + String.join(", ", Revision.dates()) + ".",
                                Revision.dates())));
    }

    /** The revision that the client agreed on; it says so with every request. */
    Optional<Revision> revision(ServerRequest request) {
        return request.headers().first(PROTOCOL_VERSION).flatMap(Revision::of);
    }
}
