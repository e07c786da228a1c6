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
                        "How to use tools: explain this topic, accepted values, filter syntax, error; examples.",
                        new Selector.ByPresence("topic")),
                new ToolSpec(
                        "diagnose",
                        "Diagnose",
                        "Why is it wrong, stuck, stalled, slow, growing: cause and what to look at first. Cluster health, split"
                                + " brain between nodes, broker down.",
                        new Selector.ByPresence("queue")),
                new ToolSpec(
                        "list_resources",
                        "List",
                        "Who is connected, how many, queue depth, counts.",
                        new Selector.ByValue("kind", "What to list.", "Kinds")),
                new ToolSpec(
                        "browse_messages",
                        "Browse",
                        "Peek without consuming: headers, properties by selector; with messageId, the payload.",
                        new Selector.ByPresence("messageId")));
    }
}
