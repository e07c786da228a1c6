package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.Posture;
import java.util.List;

/** What changes a broker is a dry run unless asked otherwise, and what can lose data is confirmed by name. */
final class DryRunFirst implements CatalogueRule {
    @Override
    public String name() {
        return "dry-run-first";
    }

    @Override
    public String why() {
        return "What changes a broker is a dry run unless asked otherwise, and what can lose data is confirmed by name.";
    }

    @Override
    public List<Fault> check(Draft draft) {
        Faults faults = new Faults(this);
        for (Entry entry : draft.entries()) {
            if (entry.posture() != Posture.READ) {
                boolean dry = entry.parameter("dryRun")
                        .flatMap(Parameter::defaultValue)
                        .filter("true"::equals)
                        .isPresent();
                faults.unless(dry, entry.id(), "has no dryRun that defaults to true", "add it");
            }
            if (entry.posture() == Posture.DESTRUCTIVE) {
                boolean confirm = entry.parameter("confirm")
                        .filter(p -> !p.required() && p.defaultValue().isEmpty())
                        .isPresent();
                faults.unless(confirm, entry.id(), "has no optional confirm without a default", "add it");
            }
        }
        return faults.found();
    }
}
