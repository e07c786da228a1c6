package dev.artemisstudio.mcp.projection;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.catalogue.Tool;
import dev.artemisstudio.core.dispatch.Answer;
import dev.artemisstudio.core.dispatch.Caller;
import dev.artemisstudio.core.text.ClosestMatch;
import jakarta.json.JsonObject;
import java.util.List;
import java.util.Optional;

/** Calls tools by name. */
public final class ToolCalls {
    private final Studio studio;

    public ToolCalls(Studio studio) {
        this.studio = studio;
    }

    /** The tool of this name, where the listing has it. */
    public Optional<Tool> find(String name) {
        return studio.catalogue().tool(name).filter(ToolView::listed);
    }

    /**
     * Calls a tool.
     *
     * @throws dev.artemisstudio.core.error.StudioException as the operation meant by the arguments does
     */
    public Answer call(Tool tool, JsonObject arguments, Caller caller) {
        return studio.dispatcher().call(tool, arguments, caller);
    }

    /** The listed tool whose name is nearest to one that is not listed. */
    public Optional<String> closest(String name) {
        List<String> names =
                ToolView.of(studio.catalogue()).stream().map(ToolView::name).toList();
        return ClosestMatch.of(name, names, 1).stream().findFirst();
    }
}
