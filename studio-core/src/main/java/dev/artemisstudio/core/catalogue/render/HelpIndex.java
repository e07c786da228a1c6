package dev.artemisstudio.core.catalogue.render;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Posture;
import dev.artemisstudio.core.catalogue.Tool;
import java.util.List;

/** What studio_help says without a topic: every tool with its operations, and the other topics. */
public record HelpIndex(
        @Doc("Where to begin, and the rules that hold for every call.") String start,
        @Doc("Every tool, in the order of the listing.") List<ToolLine> tools,
        @Doc("Topics beside tools and operations.") List<TopicLine> topics) {

    /** One tool. */
    public record ToolLine(
            @Doc("The tool's name, which is also a topic.") String tool,
            @Doc("What its most dangerous operation can do.") Posture posture,
            @Doc("What it does.") String description,
            @Doc("Its operations.") List<OperationLine> operations) {}

    /** One operation of a tool. */
    public record OperationLine(
            @Doc("The operation's id, which is also a topic.") String operation,
            @Doc("How a call of the tool selects it; empty where the tool has no other.") String selectedBy,
            @Doc("What a caller gets.") String summary) {}

    /** One topic. */
    public record TopicLine(@Doc("The topic's name.") String topic, @Doc("What it is about.") String title) {}

    /** The index of a catalogue. */
    public static HelpIndex of(Catalogue catalogue) {
        return new HelpIndex(
                Instructions.of(catalogue),
                catalogue.tools().stream().map(HelpIndex::line).toList(),
                catalogue.pages().stream()
                        .map(page -> new TopicLine(page.topic(), page.title()))
                        .toList());
    }

    private static ToolLine line(Tool tool) {
        return new ToolLine(
                tool.name(),
                tool.posture(),
                tool.description(),
                tool.operations().stream().map(entry -> line(tool, entry)).toList());
    }

    private static OperationLine line(Tool tool, Entry entry) {
        String selectedBy =
                entry.spec().access().verb().label(tool.spec().selector().name());
        return new OperationLine(entry.id(), selectedBy, entry.spec().summary());
    }
}
