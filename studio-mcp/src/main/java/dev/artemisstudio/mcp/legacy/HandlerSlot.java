package dev.artemisstudio.mcp.legacy;

import io.modelcontextprotocol.server.McpStatelessServerHandler;
import io.modelcontextprotocol.spec.McpStatelessServerTransport;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import reactor.core.publisher.Mono;

/** The SDK's idea of a transport: a place to leave its handler, which every transport of Studio then calls. */
final class HandlerSlot implements McpStatelessServerTransport {
    private final AtomicReference<McpStatelessServerHandler> handler = new AtomicReference<>();

    @Override
    public void setMcpHandler(McpStatelessServerHandler mcpHandler) {
        handler.set(mcpHandler);
    }

    /** The SDK's own list lacks 2024-11-05, and would answer it with a newer revision. */
    @Override
    public List<String> protocolVersions() {
        return Revision.dates();
    }

    @Override
    public Mono<Void> closeGracefully() {
        return Mono.empty();
    }

    McpStatelessServerHandler handler() {
        return handler.get();
    }
}
