package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.Posture;
import dev.artemisstudio.core.catalogue.ToolSpec;
import java.util.List;

/** A host gates a whole tool on one flag: a read behind a change teaches people to approve changes. */
final class OneSide implements CatalogueRule {
    @Override
    public String name() {
        return "one-side";
    }

    @Override
    public String why() {
        return "A host gates a whole tool on one flag: a read behind a change teaches people to approve changes.";
    }

    @Override
    public List<Fault> check(Draft draft) {
        Faults faults = new Faults(this);
        for (ToolSpec tool : draft.tools()) {
            List<Entry> operations = draft.operationsOf(tool);
            long reads =
                    operations.stream().filter(e -> e.posture() == Posture.READ).count();
            faults.unless(
                    reads == 0 || reads == operations.size(),
                    tool.name(),
                    "holds operations that look and operations that change",
                    "split it");
        }
        return faults.found();
    }
}
