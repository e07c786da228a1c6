package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.Selector;
import dev.artemisstudio.core.catalogue.Verb;
import java.util.List;

/** An operation that no tool call means does not exist for a model. */
final class ReachableOverMcp implements CatalogueRule {
    @Override
    public String name() {
        return "reachable-over-mcp";
    }

    @Override
    public String why() {
        return "An operation that no tool call means does not exist for a model.";
    }

    @Override
    public List<Fault> check(Draft draft) {
        Faults faults = new Faults(this);
        for (Entry entry : draft.entries()) {
            var access = entry.spec().access();
            var tool = draft.toolOf(entry);
            faults.unless(
                    tool.isPresent(), entry.id(), "names no tool: '" + access.tool() + "'", "name one that exists");
            tool.ifPresent(t -> faults.unless(
                    fits(t.selector(), access.verb(), entry),
                    entry.id(),
                    "has a verb that its tool can not tell: " + access.verb(),
                    "choose a verb that fits " + t.selector()));
        }
        draft.tools()
                .forEach(tool -> faults.unless(
                        !draft.operationsOf(tool).isEmpty(),
                        tool.name(),
                        "has no operation",
                        "drop it, or give it one"));
        return faults.found();
    }

    private static boolean fits(Selector selector, Verb verb, Entry entry) {
        return switch (selector) {
            case Selector.None none -> verb instanceof Verb.Only;
            case Selector.ByValue byValue ->
                verb instanceof Verb.Value
                        && entry.parameter(byValue.parameter()).isEmpty();
            case Selector.ByPresence byPresence -> {
                boolean takes = entry.parameter(byPresence.parameter()).isPresent();
                yield takes ? verb instanceof Verb.WhenPresent : verb instanceof Verb.WhenAbsent;
            }
        };
    }
}
