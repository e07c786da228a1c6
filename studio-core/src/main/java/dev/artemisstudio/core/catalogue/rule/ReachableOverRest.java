package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.Posture;
import dev.artemisstudio.core.catalogue.Route;
import java.util.List;

/** A script must reach whatever a model can, by a method that says what it does. */
final class ReachableOverRest implements CatalogueRule {
    @Override
    public String name() {
        return "reachable-over-rest";
    }

    @Override
    public String why() {
        return "A script must reach whatever a model can, by a method that says what it does.";
    }

    @Override
    public List<Fault> check(Draft draft) {
        Faults faults = new Faults(this);
        for (Entry entry : draft.entries()) {
            Route route = entry.spec().access().route();
            faults.unless(
                    route.template().startsWith("/"),
                    entry.id(),
                    "has no route",
                    "give it one that begins with a slash");
            boolean looks = route.method() == Route.Method.GET;
            faults.unless(
                    looks == (entry.posture() == Posture.READ),
                    entry.id(),
                    "is " + entry.posture() + " and is reached by " + route.method(),
                    "GET is for READ and for nothing else");
            for (String name : route.pathParameters()) {
                boolean required =
                        entry.parameter(name).map(Parameter::required).orElse(false);
                faults.unless(
                        required,
                        entry.id() + "." + name,
                        "stands in the path and is no required parameter",
                        "make it one, or take it out of the path");
            }
        }
        return faults.found();
    }
}
