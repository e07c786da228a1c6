package dev.artemisstudio.rest;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.dispatch.Dispatcher;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.spi.ServerFeature;

/**
 * The REST surface: every operation of the catalogue below the prefix, the OpenAPI document at {@code /openapi} and the API
 * explorer at {@code /}.
 *
 * <p>A server of our own calls {@link #server}, which does all of it. An application that has a server adds this as a
 * feature, or calls {@link #routing} on a routing of its own; it then decides itself about compression, CORS and the length of
 * paths. Beware: with {@code helidon-webserver-cors} on the class path and no CORS feature configured, Helidon adds one that lets
 * every origin in.
 */
public final class RestFeature implements ServerFeature {
    private static final String NAME = "studio-rest";

    /** A queue name may have 1,024 characters, each up to 9 characters when percent-encoded, and a filter comes on top. */
    private static final int MAX_REQUEST_LINE_BYTES = 16 * 1_024;

    private final Dispatcher dispatcher;
    private final RestSettings settings;
    private final Guard guard;

    /** The surface of a Studio. */
    public RestFeature(Studio studio, RestSettings settings) {
        this(studio.dispatcher(), settings);
    }

    RestFeature(Dispatcher dispatcher, RestSettings settings) {
        this.dispatcher = dispatcher;
        this.settings = settings;
        this.guard = new Guard(new Problems(settings.prefix()));
    }

    /**
     * Sets a server up for this surface: routes, CORS as the settings say, gzip, problem details for what the server itself
     * refuses, and request lines long enough for any queue name.
     */
    public void server(WebServerConfig.Builder server) {
        server.addFeature(Cors.feature(settings))
                .addFeature(this)
                .contentEncoding(new GzipContext())
                .directHandlers(DirectProblems.handlers(guard))
                .addProtocol(Http1Config.builder()
                        .maxPrologueLength(MAX_REQUEST_LINE_BYTES)
                        .build());
    }

    /** Adds the routes, and nothing else. */
    public void routing(HttpRouting.Builder routing) {
        RawPrefix prefix = new RawPrefix(settings.prefix());
        routing.route(method -> true, prefix, new ApiHandler(dispatcher, settings, guard));
        routing.any(OpenApiHandler.PATH, new OpenApiHandler(dispatcher.catalogue(), settings, guard));
        Explorer.routing(routing);
    }

    @Override
    public void setup(ServerFeatureContext context) {
        routing(context.socket(WebServer.DEFAULT_SOCKET_NAME).httpRouting());
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String type() {
        return NAME;
    }
}
