package dev.artemisstudio.mcp.legacy;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.catalogue.Tool;
import dev.artemisstudio.core.dispatch.Answer;
import dev.artemisstudio.core.dispatch.Caller;
import dev.artemisstudio.core.error.StudioException;
import dev.artemisstudio.mcp.projection.Hints;
import dev.artemisstudio.mcp.projection.ToolCalls;
import dev.artemisstudio.mcp.projection.ToolView;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import jakarta.json.JsonObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Puts the tools of Studio into the SDK's types. */
final class SdkTools {
    /** Characters of an unknown tool's name that an error repeats. */
    private static final int SHOWN_NAME = 100;

    private final Studio studio;
    private final ToolCalls calls;

    SdkTools(Studio studio) {
        this.studio = studio;
        this.calls = new ToolCalls(studio);
    }

    List<SyncToolSpecification> all() {
        return ToolView.of(studio.catalogue()).stream()
                .map(view -> new SyncToolSpecification(
                        tool(view),
                        (context, request) -> Guard.guarded(() -> call(request, RevisionContext.revision(context)))))
                .toList();
    }

    /** The error for a tool that is not listed: a mistake of the protocol in every revision. */
    Optional<McpError> unknown(String name) {
        return calls.find(name).isPresent() ? Optional.empty() : Optional.of(unknown(name, calls.closest(name)));
    }

    private static McpError unknown(String name, Optional<String> closest) {
        String shown = name.length() > SHOWN_NAME ? name.substring(0, SHOWN_NAME) + "…" : name;
        JsonObjectBuilder data = jakarta.json.Json.createObjectBuilder().add("tool", shown);
        closest.ifPresent(near -> data.add("closest", near));
        data.add("help", "studio_help()");
        String message = "There is no tool '" + shown + "'."
                + closest.map(near -> " Closest: " + near + ".").orElse("") + " studio_help() explains every tool.";
        return FailureEncoding.error(McpSchema.ErrorCodes.INVALID_PARAMS, message, data.build());
    }

    private CallToolResult call(CallToolRequest request, Optional<Revision> revision) {
        Tool tool = calls.find(request.name()).orElseThrow(() -> unknown(request.name(), Optional.empty()));
        try {
            Answer answer = calls.call(tool, Json.arguments(request.arguments()), Caller.local(Caller.Surface.MCP));
            return CallToolResult.builder()
                    .addTextContent(answer.json())
                    .structuredContent(Json.map(answer.json()))
                    .build();
        } catch (StudioException failure) {
            return FailureEncoding.ofCall(failure, revision);
        }
    }

    private static McpSchema.Tool tool(ToolView view) {
        Hints hints = view.hints();
        return McpSchema.Tool.builder(view.name(), Json.map(view.inputSchema()))
                .title(view.title())
                .description(view.description())
                .annotations(McpSchema.ToolAnnotations.builder()
                        .readOnlyHint(hints.readOnly())
                        .destructiveHint(hints.destructive())
                        .idempotentHint(hints.idempotent())
                        .openWorldHint(hints.openWorld())
                        .build())
                .build();
    }
}
