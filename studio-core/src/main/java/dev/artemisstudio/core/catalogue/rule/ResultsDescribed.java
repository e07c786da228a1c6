package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.reflect.ResultShape;
import java.util.List;

/** A number without a meaning and a unit is a guess. */
final class ResultsDescribed implements CatalogueRule {
    @Override
    public String name() {
        return "results-described";
    }

    @Override
    public String why() {
        return "A number without a meaning and a unit is a guess.";
    }

    @Override
    public List<Fault> check(Draft draft) {
        Faults faults = new Faults(this);
        for (Entry entry : draft.entries()) {
            walk(faults, entry.id(), ResultShape.of(entry.spec().shape().result()));
        }
        return faults.found();
    }

    private static void walk(Faults faults, String operation, ResultShape shape) {
        for (ResultShape.Field field : shape.fields()) {
            faults.unless(
                    !field.description().isBlank(),
                    operation + " -> " + shape.name() + "." + field.name(),
                    "has no meaning",
                    "put @Doc on the component");
            descend(faults, operation, field.kind());
        }
    }

    private static void descend(Faults faults, String operation, ResultShape.Kind kind) {
        if (kind instanceof ResultShape.Kind.Nested nested) {
            walk(faults, operation, nested.shape());
        } else if (kind instanceof ResultShape.Kind.Several several) {
            descend(faults, operation, several.item());
        } else if (kind instanceof ResultShape.Kind.Mapping mapping) {
            descend(faults, operation, mapping.value());
        }
    }
}
