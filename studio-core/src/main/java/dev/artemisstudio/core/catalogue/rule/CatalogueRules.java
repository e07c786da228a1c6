package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.HelpPage;
import dev.artemisstudio.core.catalogue.ToolSpec;
import java.util.List;

/** All rules that a catalogue must keep. */
public final class CatalogueRules {
    private CatalogueRules() {}

    /** Every fault of a catalogue, in the order of the rules. */
    public static List<Fault> check(List<ToolSpec> tools, List<Entry> entries, List<HelpPage> pages) {
        return List.of();
    }
}
