package dev.artemisstudio.core.catalogue;

import dev.artemisstudio.core.catalogue.rule.CatalogueRules;
import java.util.List;
import java.util.Optional;

/**
 * Everything Studio can do. An inconsistent catalogue can't be built.
 *
 * @param tools in the order of the listing
 * @param entries in the order of their tools
 */
public record Catalogue(List<Tool> tools, List<Entry> entries, List<HelpPage> pages) {
    public Catalogue {
        tools = List.copyOf(tools);
        entries = List.copyOf(entries);
        pages = List.copyOf(pages);
    }

    /**
     * The catalogue of these tools and operations.
     *
     * @throws InconsistentCatalogue naming every fault
     */
    public static Catalogue of(List<ToolSpec> tools, List<Entry> entries, List<HelpPage> pages) {
        List<Fault> faults = CatalogueRules.check(tools, entries, pages);
        if (!faults.isEmpty()) {
            throw new InconsistentCatalogue(faults);
        }
        List<Tool> built = tools.stream()
                .map(tool -> Tool.of(
                        tool,
                        entries.stream()
                                .filter(e -> e.spec().access().tool().equals(tool.name()))
                                .toList()))
                .toList();
        return new Catalogue(
                built, built.stream().flatMap(t -> t.operations().stream()).toList(), pages);
    }

    /** The tool of this name. */
    public Optional<Tool> tool(String name) {
        return tools.stream().filter(t -> t.name().equals(name)).findFirst();
    }

    /** The operation of this id. */
    public Optional<Entry> entry(String id) {
        return entries.stream().filter(e -> e.id().equals(id)).findFirst();
    }
}
