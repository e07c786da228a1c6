package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.HelpPage;
import dev.artemisstudio.core.catalogue.ToolSpec;
import java.util.List;
import java.util.Optional;

/** A catalogue that is not checked yet. */
record Draft(List<ToolSpec> tools, List<Entry> entries, List<HelpPage> pages) {
    Optional<ToolSpec> toolOf(Entry entry) {
        return tools.stream()
                .filter(t -> t.name().equals(entry.spec().access().tool()))
                .findFirst();
    }

    List<Entry> operationsOf(ToolSpec tool) {
        return entries.stream()
                .filter(e -> e.spec().access().tool().equals(tool.name()))
                .toList();
    }
}
