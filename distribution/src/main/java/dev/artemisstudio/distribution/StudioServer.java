package dev.artemisstudio.distribution;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.broker.core.CoreGateway;
import dev.artemisstudio.core.cluster.RegisteredClusters;
import dev.artemisstudio.core.config.StudioConfig;
import dev.artemisstudio.mcp.McpRouting;
import dev.artemisstudio.mcp.McpSettings;
import dev.artemisstudio.rest.RestFeature;
import dev.artemisstudio.rest.RestSettings;
import io.helidon.config.Config;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.accesslog.AccessLogFeature;
import io.helidon.webserver.observe.ObserveFeature;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;

/** Studio with both surfaces on one port: {@code /mcp}, {@code /api/v1}, {@code /openapi}, {@code /observe} and the explorer. */
final class StudioServer implements AutoCloseable {
    private static final Set<String> SECTIONS = Set.of("server", "mcp", "rest");

    private final RegisteredClusters clusters;
    private final Studio studio;
    private final AccessLogFile accessLog;
    private final WebServer server;

    private StudioServer(RegisteredClusters clusters, Studio studio, AccessLogFile accessLog, WebServer server) {
        this.clusters = clusters;
        this.accessLog = accessLog;
        this.studio = studio;
        this.server = server;
    }

    /** The clusters of a configuration, connected when they are first asked. */
    static RegisteredClusters clusters(Config config) {
        return new RegisteredClusters(StudioConfig.from(config, SECTIONS).clusters(), new CoreGateway());
    }

    /**
     * Starts Studio as a configuration says.
     *
     * @throws UserFailure where the port can't be used
     */
    static StudioServer start(Config config) {
        Config root = config.get(StudioConfig.ROOT);
        ServerSettings settings = ServerSettings.of(root.get("server"));
        ListenPort.requireFree(settings.host(), settings.port(), StudioConfig.ROOT + ".server.port");
        RegisteredClusters clusters = clusters(config);
        Optional<AccessLogFile> accessLog = Optional.empty();
        try {
            Studio studio = Studio.over(clusters, Clock.systemUTC());
            accessLog = Optional.of(AccessLogFile.open(settings.accessLog()));
            return new StudioServer(clusters, studio, accessLog.get(), serve(settings, root, studio));
        } catch (RuntimeException e) {
            accessLog.ifPresent(AccessLogFile::close);
            clusters.close();
            throw e;
        }
    }

    private static WebServer serve(ServerSettings settings, Config root, Studio studio) {
        McpRouting mcp = new McpRouting(studio, McpSettings.of(root.get("mcp")));
        var server = WebServer.builder()
                .host(settings.host())
                .port(settings.port())
                .shutdownHook(false)
                // Without it each answer of an event stream waits for the client's delayed acknowledgement.
                .connectionOptions(options -> options.tcpNoDelay(true))
                .addFeature(ObserveFeature.create())
                .addFeature(AccessLogFeature.create())
                .routing(routing -> routing.addFeature(mcp));
        new RestFeature(studio, RestSettings.of(root.get("rest"))).server(server);
        WebServer started = server.build().start();
        if (!started.isRunning()) { // Helidon logs why, and returns.
            throw new UserFailure("Can't listen on " + settings.host() + ":" + settings.port() + ".");
        }
        return started;
    }

    /** The address that Studio is reached by. */
    String url() {
        String host = server.prototype().host();
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + server.port();
    }

    /** What is served. */
    Studio studio() {
        return studio;
    }

    @Override
    public void close() {
        server.stop();
        accessLog.close();
        clusters.close();
    }
}
