package dev.artemisstudio.core.catalogue.render;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.HelpPage;
import dev.artemisstudio.core.catalogue.Tool;
import dev.artemisstudio.core.catalogue.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds help topics: tools, operations, the values that select operations, and pages of their own. */
public final class Help {
    private final Catalogue catalogue;

    public Help(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** Every topic there is: tools first, then pages, operations and selecting values. */
    public List<String> topics() {
        List<String> topics = new ArrayList<>();
        catalogue.tools().forEach(tool -> topics.add(tool.name()));
        catalogue.pages().forEach(page -> topics.add(page.topic()));
        catalogue.entries().forEach(entry -> topics.add(entry.id()));
        catalogue.entries().forEach(entry -> value(entry).ifPresent(topics::add));
        return topics.stream().distinct().toList();
    }

    /** What is said about a topic, in any letter case. */
    public Optional<HelpTopic> topic(String asked) {
        String name = asked.strip().toLowerCase(Locale.ROOT);
        return Stream.of(tool(name), page(name), operations(name))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Everything: the index, every tool, and every page. */
    public List<HelpTopic> whole() {
        return Stream.concat(
                        catalogue.tools().stream().map(Tool::name),
                        catalogue.pages().stream().map(HelpPage::topic))
                .flatMap(name -> topic(name).stream())
                .toList();
    }

    private Optional<HelpTopic> tool(String name) {
        return catalogue
                .tool(name)
                .map(tool -> new HelpTopic(
                        name,
                        tool.spec().title(),
                        tool.description(),
                        tool.operations().stream().map(this::operation).toList()));
    }

    private Optional<HelpTopic> page(String name) {
        return catalogue.pages().stream()
                .filter(page -> page.topic().equals(name))
                .findFirst()
                .map(page -> new HelpTopic(name, page.title(), page.text(), List.of()));
    }

    private Optional<HelpTopic> operations(String name) {
        List<Entry> found = catalogue.entries().stream()
                .filter(e ->
                        e.id().equals(name) || value(e).filter(name::equals).isPresent())
                .toList();
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(new HelpTopic(
                        name,
                        found.getFirst().spec().summary(),
                        found.getFirst().spec().help(),
                        found.stream().map(this::operation).toList()));
    }

    private OperationHelp operation(Entry entry) {
        String selector = catalogue
                .tool(entry.spec().access().tool())
                .map(tool -> tool.spec().selector().name())
                .orElse("");
        return OperationHelp.of(entry, selector);
    }

    private static Optional<String> value(Entry entry) {
        return entry.spec().access().verb() instanceof Verb.Value value ? Optional.of(value.name()) : Optional.empty();
    }
}
