package dev.artemisstudio.mcp.projection;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Tool;
import dev.artemisstudio.core.catalogue.render.LeanSchema;
import jakarta.json.JsonObject;
import java.util.List;

/**
 * A tool as it stands in the listing. It has no output schema: a host pays for the listing in every conversation, and
 * studio_help describes results.
 */
public record ToolView(String name, String title, String description, JsonObject inputSchema, Hints hints) {
    /** The tools of a catalogue in its order; one without operations is not listed. */
    public static List<ToolView> of(Catalogue catalogue) {
        return catalogue.tools().stream()
                .filter(ToolView::listed)
                .map(ToolView::of)
                .toList();
    }

    /** Whether a tool can do anything. */
    static boolean listed(Tool tool) {
        return !tool.operations().isEmpty();
    }

    private static ToolView of(Tool tool) {
        return new ToolView(
                tool.name(), tool.spec().title(), tool.description(), LeanSchema.of(tool), Hints.of(tool.posture()));
    }
}
