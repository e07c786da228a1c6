package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.Selector;
import dev.artemisstudio.core.catalogue.Target;
import dev.artemisstudio.core.catalogue.ToolSpec;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A tool whose operations share no target and no arguments can not be used without reading help first. */
final class OneCore implements CatalogueRule {
    @Override
    public String name() {
        return "one-core";
    }

    @Override
    public String why() {
        return "A tool whose operations share no target and no arguments can not be used without reading help first.";
    }

    @Override
    public List<Fault> check(Draft draft) {
        Faults faults = new Faults(this);
        for (ToolSpec tool : draft.tools()) {
            List<Entry> operations = draft.operationsOf(tool);
            boolean narrows = tool.selector() instanceof Selector.ByPresence;
            Set<Target> targets =
                    operations.stream().map(e -> e.spec().call().target()).collect(Collectors.toSet());
            faults.unless(
                    narrows || targets.size() <= 1,
                    tool.name(),
                    "has operations on different targets: " + new TreeSet<>(targets),
                    "give each target a tool");
            Map<String, Parameter> known = new HashMap<>();
            for (Entry entry : operations) {
                for (Parameter parameter : entry.parameters()) {
                    Parameter first = known.putIfAbsent(parameter.name(), parameter.asOptional());
                    faults.unless(
                            first == null || first.equals(parameter.asOptional()),
                            entry.id() + "." + parameter.name(),
                            "differs from the parameter of the same name in " + tool.name(),
                            "declare it once and share it");
                }
            }
        }
        return faults.found();
    }
}
