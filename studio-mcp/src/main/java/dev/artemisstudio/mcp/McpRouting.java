package dev.artemisstudio.mcp;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.mcp.legacy.LegacyServer;
import dev.artemisstudio.mcp.transport.HttpEndpoint;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRouting;

/**
 * MCP over Streamable HTTP: a Helidon feature that serves one path. Stateless, so that any request may go to any instance.
 * A listener should have {@code connectionOptions(o -> o.tcpNoDelay(true))}.
 */
public final class McpRouting implements HttpFeature {
    private final McpSettings settings;
    private final HttpEndpoint endpoint;

    public McpRouting(Studio studio, McpSettings settings) {
        this.settings = settings;
        this.endpoint = new HttpEndpoint(new LegacyServer(studio), settings.maxBodyBytes(), settings.allowedOrigins());
    }

    @Override
    public void setup(HttpRouting.Builder routing) {
        routing.any(settings.path(), endpoint);
    }
}
