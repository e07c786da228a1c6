package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Verb;
import java.util.List;
import java.util.regex.Pattern;

/** Hosts, paths and scripts take names as they are: one spelling for each sort of name. */
final class WellFormedNames implements CatalogueRule {
    private static final Pattern SNAKE_CASE = Pattern.compile("[a-z]+(_[a-z]+)*");
    private static final Pattern DOTTED = Pattern.compile("[a-z]+(_[a-z]+)*(\\.[a-z]+(_[a-z]+)*)+");
    private static final Pattern CAMEL_CASE = Pattern.compile("[a-z]+([A-Z][a-z]*)*");
    private static final Pattern KEBAB_CASE = Pattern.compile("[a-z]+(-[a-z]+)*");

    @Override
    public String name() {
        return "well-formed-names";
    }

    @Override
    public String why() {
        return "Hosts, paths and scripts take names as they are: one spelling for each sort of name.";
    }

    @Override
    public List<Fault> check(Draft draft) {
        Faults faults = new Faults(this);
        draft.tools().forEach(tool -> match(faults, tool.name(), tool.name(), SNAKE_CASE, "snake_case"));
        draft.pages().forEach(page -> match(faults, page.topic(), page.topic(), SNAKE_CASE, "snake_case"));
        for (Entry entry : draft.entries()) {
            match(faults, entry.id(), entry.id(), DOTTED, "dotted snake_case");
            entry.parameters()
                    .forEach(p -> match(faults, entry.id() + "." + p.name(), p.name(), CAMEL_CASE, "camelCase"));
            if (entry.spec().access().verb() instanceof Verb.Value value) {
                match(faults, entry.id(), value.name(), SNAKE_CASE, "snake_case");
            }
            for (String segment : entry.spec().access().route().segments()) {
                boolean good = Route.isParameter(segment)
                        || KEBAB_CASE.matcher(segment).matches();
                faults.unless(good, entry.id(), "has a path segment '" + segment + "'", "write it in kebab-case");
            }
        }
        return faults.found();
    }

    private static void match(Faults faults, String place, String name, Pattern pattern, String form) {
        faults.unless(pattern.matcher(name).matches(), place, "is named '" + name + "'", "write it in " + form);
    }
}
