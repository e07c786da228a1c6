package dev.artemisstudio.mcp.legacy;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.mcp.projection.Resources;
import dev.artemisstudio.mcp.projection.ServerView;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpStatelessServerHandler;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Studio for hosts that begin with {@code initialize} (revisions 2024-11-05 to 2025-11-25). It keeps no state between
 * requests; who calls says which revision was agreed. The SDK speaks the protocol; this class keeps from hosts what the SDK
 * would tell them of itself.
 */
public final class LegacyServer {
    private final McpStatelessServerHandler sdk;
    private final SdkTools tools;
    private final SdkResources resources;

    public LegacyServer(Studio studio) {
        HandlerSlot slot = new HandlerSlot();
        ServerView server = ServerView.of(studio.catalogue());
        this.tools = new SdkTools(studio);
        this.resources = new SdkResources(new Resources(studio));
        // Handlers run on the caller's thread, a virtual one. Arguments are checked by the core, which says more.
        McpServer.sync(slot)
                .serverInfo(McpSchema.Implementation.builder(server.name(), server.version())
                        .title(server.title())
                        .build())
                .instructions(server.instructions())
                .capabilities(McpSchema.ServerCapabilities.builder()
                        .tools(false)
                        .resources(false, false)
                        .completions()
                        .build())
                .jsonMapper(McpJsonDefaults.getMapper())
                .validateToolInputs(false)
                .immediateExecution(true)
                .tools(tools.all())
                .resources(resources.fixed())
                .resourceTemplates(resources.templates())
                .completions(resources.completions())
                .build();
        this.sdk = slot.handler();
    }

    /**
     * Answers a request; every failure is an answer too.
     *
     * @param revision the revision agreed with the caller; empty where none is known
     */
    public JSONRPCResponse answer(JSONRPCRequest request, Optional<Revision> revision) {
        try {
            Map<String, Object> params = ParamsCheck.of(request);
            if (request.method().equals(McpSchema.METHOD_TOOLS_CALL)) {
                tools.unknown((String) params.get("name")).ifPresent(error -> {
                    throw error;
                });
            }
            JSONRPCRequest checked = new JSONRPCRequest(request.method(), request.id(), withArguments(request, params));
            return ordered(Guard.screened(
                    sdk.handleRequest(RevisionContext.of(revision), checked).block()));
        } catch (McpError expected) {
            return JSONRPCResponse.error(request.id(), expected.getJsonRpcError());
        } catch (RuntimeException unexpected) {
            return JSONRPCResponse.error(request.id(), Guard.logged(unexpected).getJsonRpcError());
        }
    }

    /** A call without arguments is one with none. */
    private static Map<String, Object> withArguments(JSONRPCRequest request, Map<String, Object> params) {
        if (!request.method().equals(McpSchema.METHOD_TOOLS_CALL) || params.get("arguments") != null) {
            return params;
        }
        Map<String, Object> completed = new LinkedHashMap<>(params);
        completed.put("arguments", Map.of());
        return completed;
    }

    private JSONRPCResponse ordered(JSONRPCResponse response) {
        if (response.result() instanceof McpSchema.ListResourcesResult list) {
            var sorted = list.resources().stream().sorted(resources.order()).toList();
            return JSONRPCResponse.result(
                    response.id(), McpSchema.ListResourcesResult.builder(sorted).build());
        }
        if (response.result() instanceof McpSchema.ListResourceTemplatesResult list) {
            var sorted = list.resourceTemplates().stream()
                    .sorted(resources.templateOrder())
                    .toList();
            return JSONRPCResponse.result(
                    response.id(),
                    McpSchema.ListResourceTemplatesResult.builder(sorted).build());
        }
        return response;
    }
}
