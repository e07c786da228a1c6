package dev.artemisstudio.mcp.legacy;

import dev.artemisstudio.core.dispatch.Caller;
import dev.artemisstudio.core.error.StudioException;
import dev.artemisstudio.mcp.projection.ResourceView;
import dev.artemisstudio.mcp.projection.Resources;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncCompletionSpecification;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CompleteResult;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.ResourceReference;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.util.Comparator;
import java.util.List;

/** Puts the resources of Studio into the SDK's types. */
final class SdkResources {
    private final Resources resources;

    SdkResources(Resources resources) {
        this.resources = resources;
    }

    List<SyncResourceSpecification> fixed() {
        return resources.fixed().stream()
                .map(view -> new SyncResourceSpecification(
                        McpSchema.Resource.builder(view.uri(), view.name())
                                .title(view.title())
                                .description(view.description())
                                .mimeType(ResourceView.MEDIA_TYPE)
                                .build(),
                        (context, request) -> Guard.guarded(() -> read(request.uri()))))
                .toList();
    }

    List<SyncResourceTemplateSpecification> templates() {
        return resources.templates().stream()
                .map(view -> new SyncResourceTemplateSpecification(
                        McpSchema.ResourceTemplate.builder(view.uri(), view.name())
                                .title(view.title())
                                .description(view.description())
                                .mimeType(ResourceView.MEDIA_TYPE)
                                .build(),
                        (context, request) -> Guard.guarded(() -> read(request.uri()))))
                .toList();
    }

    List<SyncCompletionSpecification> completions() {
        return resources.templates().stream()
                .map(view -> new SyncCompletionSpecification(
                        new ResourceReference(view.uri()),
                        (context, request) -> Guard.guarded(() -> complete(
                                view.uri(),
                                request.argument().name(),
                                request.argument().value()))))
                .toList();
    }

    /** The SDK keeps resources in maps: a listing comes in no order of its own. */
    Comparator<McpSchema.Resource> order() {
        List<String> uris = resources.fixed().stream().map(ResourceView::uri).toList();
        return Comparator.comparingInt(resource -> uris.indexOf(resource.uri()));
    }

    /** The same for templates. */
    Comparator<McpSchema.ResourceTemplate> templateOrder() {
        List<String> uris =
                resources.templates().stream().map(ResourceView::uri).toList();
        return Comparator.comparingInt(template -> uris.indexOf(template.uriTemplate()));
    }

    private ReadResourceResult read(String uri) {
        try {
            String json = resources
                    .read(uri, Caller.local(Caller.Surface.MCP))
                    .orElseThrow(() -> McpError.RESOURCE_NOT_FOUND.apply(uri));
            return ReadResourceResult.builder(List.of(TextResourceContents.builder(uri, json)
                            .mimeType(ResourceView.MEDIA_TYPE)
                            .build()))
                    .build();
        } catch (StudioException failure) {
            throw FailureEncoding.ofReading(failure);
        }
    }

    private CompleteResult complete(String template, String variable, String typed) {
        List<String> values = resources.complete(template, variable, typed);
        return new CompleteResult(new CompleteResult.CompleteCompletion(values, values.size(), false));
    }
}
