package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.Posture;
import java.util.List;

/** A right to look must not be enough to change, and looking must not need a right to change. */
final class PermissionFits implements CatalogueRule {
    @Override
    public String name() {
        return "permission-fits";
    }

    @Override
    public String why() {
        return "A right to look must not be enough to change, and looking must not need a right to change.";
    }

    @Override
    public List<Fault> check(Draft draft) {
        Faults faults = new Faults(this);
        for (Entry entry : draft.entries()) {
            boolean looks = entry.posture() == Posture.READ;
            faults.unless(
                    looks == entry.spec().call().permission().readOnly(),
                    entry.id(),
                    "is " + entry.posture() + " and needs "
                            + entry.spec().call().permission().code(),
                    "choose a permission of its own side");
        }
        return faults.found();
    }
}
