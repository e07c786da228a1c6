package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Fault;
import java.util.List;

/** One thing that must be true of a catalogue. */
interface CatalogueRule {
    /** The rule's name, kebab-case, as faults and docs/reference/rules.md write it. */
    String name();

    /** Why the rule is there, in one sentence. */
    String why();

    /** Every place where a draft breaks the rule; empty for none. */
    List<Fault> check(Draft draft);
}
