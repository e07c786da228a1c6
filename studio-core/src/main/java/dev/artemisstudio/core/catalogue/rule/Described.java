package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.ParameterType;
import dev.artemisstudio.core.catalogue.Selector;
import java.util.List;

/** What is not described can not be used, and a model then takes it for absent. */
final class Described implements CatalogueRule {
    @Override
    public String name() {
        return "described";
    }

    @Override
    public String why() {
        return "What is not described can not be used, and a model then takes it for absent.";
    }

    @Override
    public List<Fault> check(Draft draft) {
        Faults faults = new Faults(this);
        draft.tools().forEach(tool -> {
            say(faults, tool.name(), "title", tool.title());
            say(faults, tool.name(), "description", tool.description());
            if (tool.selector() instanceof Selector.ByValue byValue) {
                say(faults, tool.name() + "." + byValue.parameter(), "description", byValue.description());
            }
        });
        draft.pages().forEach(page -> {
            say(faults, page.topic(), "title", page.title());
            say(faults, page.topic(), "text", page.text());
        });
        for (Entry entry : draft.entries()) {
            say(faults, entry.id(), "summary", entry.spec().summary());
            say(faults, entry.id(), "help", entry.spec().help());
            for (Parameter parameter : entry.parameters()) {
                String place = entry.id() + "." + parameter.name();
                say(faults, place, "description", parameter.description());
                say(faults, place, "example", parameter.example());
                if (parameter.type() instanceof ParameterType.Choice choice) {
                    choice.values().forEach(v -> say(faults, place + "=" + v.name(), "description", v.description()));
                }
            }
        }
        return faults.found();
    }

    private static void say(Faults faults, String place, String part, String text) {
        faults.unless(!text.isBlank(), place, "has no " + part, "write its " + part);
    }
}
