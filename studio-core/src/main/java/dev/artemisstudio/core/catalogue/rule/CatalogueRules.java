package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.HelpPage;
import dev.artemisstudio.core.catalogue.ToolSpec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All rules that a catalogue must keep. */
public final class CatalogueRules {
    private CatalogueRules() {}

    /** One line a rule. */
    static List<CatalogueRule> all() {
        return List.of(
                new Described(),
                new ResultsDescribed(),
                new UniqueNames(),
                new WellFormedNames(),
                new ReachableOverMcp(),
                new ReachableOverRest(),
                new OneSide(),
                new OneCore(),
                new DryRunFirst(),
                new PermissionFits());
    }

    /** Every fault of a catalogue, in the order of the rules. */
    public static List<Fault> check(List<ToolSpec> tools, List<Entry> entries, List<HelpPage> pages) {
        Draft draft = new Draft(tools, entries, pages);
        return all().stream()
                .flatMap(rule -> rule.check(draft).stream())
                .distinct()
                .toList();
    }

    /** Name of each rule, and why it is there. */
    public static Map<String, String> reasons() {
        Map<String, String> reasons = new LinkedHashMap<>();
        all().forEach(rule -> reasons.put(rule.name(), rule.why()));
        return reasons;
    }
}
