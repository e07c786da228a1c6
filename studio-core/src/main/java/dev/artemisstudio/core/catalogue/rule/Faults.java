package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Fault;
import java.util.ArrayList;
import java.util.List;

/** Collects the faults that one rule finds. */
final class Faults {
    private final String rule;
    private final List<Fault> found = new ArrayList<>();

    Faults(CatalogueRule rule) {
        this.rule = rule.name();
    }

    /** Notes a fault where something is not as it must be. */
    void unless(boolean good, String place, String what, String fix) {
        if (!good) {
            found.add(new Fault(rule, place, what, fix));
        }
    }

    List<Fault> found() {
        return List.copyOf(found);
    }
}
