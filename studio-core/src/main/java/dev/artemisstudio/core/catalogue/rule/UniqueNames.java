package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A name that means two things can not be called. */
final class UniqueNames implements CatalogueRule {
    @Override
    public String name() {
        return "unique-names";
    }

    @Override
    public String why() {
        return "A name that means two things can not be called.";
    }

    @Override
    public List<Fault> check(Draft draft) {
        Faults faults = new Faults(this);
        Set<String> topics = new HashSet<>();
        draft.tools().forEach(tool -> once(faults, topics, tool.name(), tool.name(), "topic"));
        draft.pages().forEach(page -> once(faults, topics, page.topic(), page.topic(), "topic"));
        Set<String> routes = new HashSet<>();
        Set<String> verbs = new HashSet<>();
        for (Entry entry : draft.entries()) {
            once(faults, topics, entry.id(), entry.id(), "id");
            String route = entry.spec().access().route().toString().replaceAll("\\{[^}]*}", "{}");
            once(faults, routes, route, entry.id(), "route");
            String verb =
                    entry.spec().access().tool() + " " + entry.spec().access().verb();
            once(faults, verbs, verb, entry.id(), "verb");
        }
        return faults.found();
    }

    private static void once(Faults faults, Set<String> seen, String name, String place, String what) {
        faults.unless(seen.add(name), place, "uses a " + what + " that is taken: " + name, "choose another " + what);
    }
}
