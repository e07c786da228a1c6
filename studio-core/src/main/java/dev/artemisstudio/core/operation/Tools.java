package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.catalogue.Selector;
import dev.artemisstudio.core.catalogue.ToolSpec;
import java.util.List;

/** The tools of the MCP listing, in its order. Operations name the tool they belong to. */
public final class Tools {
    private Tools() {}

    /** Every tool. */
    public static List<ToolSpec> all() {
        return List.of(
                new ToolSpec(
                        "studio_help",
                        "Help",
                        "Explain tools: index, or one topic's values, meaning, examples.",
                        new Selector.ByPresence("topic")),
                new ToolSpec(
                        "diagnose",
                        "Diagnose cluster or queue",
                        "What is wrong and why: health findings with evidence. Stuck, slow or growing backlog, split brain,"
                                + " disk or memory full.",
                        new Selector.ByPresence("queue")),
                new ToolSpec(
                        "list_resources",
                        "List resources",
                        "List one kind of thing with counts and state, e.g. deepest queues, who is connected.",
                        new Selector.ByValue("kind", "What to list.", "")),
                new ToolSpec(
                        "browse_messages",
                        "Browse messages",
                        "Look at messages in a queue without consuming them; with messageId, read one body.",
                        new Selector.ByPresence("messageId")));
    }
}
