package dev.artemisstudio.core.dispatch;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.error.Rejection;
import jakarta.json.Json;
import java.util.List;
import java.util.stream.Stream;

/** The rule that the example of every operation is a valid call of it: help, OpenAPI and tests show and run it. */
final class ExampleBinds {
    private static final String NAME = "example-binds";

    private ExampleBinds() {}

    static List<Fault> check(Catalogue catalogue) {
        return catalogue.entries().stream().flatMap(ExampleBinds::fault).toList();
    }

    private static Stream<Fault> fault(Entry entry) {
        try {
            Binder.bind(
                    entry,
                    Json.createObjectBuilder(entry.spec().example().arguments()).build());
            return Stream.empty();
        } catch (Rejection rejection) {
            return Stream.of(new Fault(
                    NAME, entry.id() + "." + rejection.parameter(), rejection.getMessage(), "mend the example"));
        }
    }
}
