package dev.artemisstudio.core.catalogue.rule;

import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.HelpPage;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.catalogue.OperationSpecBuilder;
import dev.artemisstudio.core.catalogue.Param;
import dev.artemisstudio.core.catalogue.Permission;
import dev.artemisstudio.core.catalogue.Posture;
import dev.artemisstudio.core.catalogue.Reach;
import dev.artemisstudio.core.catalogue.ResultType;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Selector;
import dev.artemisstudio.core.catalogue.Target;
import dev.artemisstudio.core.catalogue.ToolSpec;
import dev.artemisstudio.core.catalogue.Verb;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A small catalogue without a fault, and the means to break one thing of it. */
final class Drafts {
    record Looking(@Param(value = "Which queue.", example = "orders") String queue) {}

    record Changing(
            @Param(value = "Which queue.", example = "orders") String queue,
            @Param(value = "Look only.", example = "true", defaultValue = "true") boolean dryRun,
            @Param(value = "The queue's name again.", example = "orders") Optional<String> confirm) {}

    record Result(@Doc("How many messages.") long count) {}

    static final ToolSpec LOOK = new ToolSpec("look", "Look", "Looks.", new Selector.None());
    static final ToolSpec CHANGE =
            new ToolSpec("change", "Change", "Changes.", new Selector.ByValue("action", "What to do.", ""));

    private Drafts() {}

    static Draft of(Entry... entries) {
        return new Draft(List.of(LOOK, CHANGE), Arrays.asList(entries), List.of(new HelpPage("page", "Page", "Text.")));
    }

    static Draft good() {
        return of(look(spec -> spec), change(spec -> spec));
    }

    static Entry look(UnaryOperator<OperationSpecBuilder<Looking, Result>> mend) {
        return Entry.of(mend.apply(looking(Looking.class)).build(), Posture.READ);
    }

    static Entry change(UnaryOperator<OperationSpecBuilder<Changing, Result>> mend) {
        return Entry.of(mend.apply(changing(Changing.class)).build(), Posture.DESTRUCTIVE);
    }

    static <Q extends Record> OperationSpecBuilder<Q, Result> looking(Class<Q> request) {
        return OperationSpec.<Q, Result>of("queue.look", request, ResultType.of(Result.class))
                .summary("Looks at a queue.")
                .help("Counts.")
                .call(Target.QUEUE, Permission.MESSAGE_READ, Reach.NODES_HOLDING_QUEUE)
                .tool("look", new Verb.Only())
                .route(Route.get("/queues/{queue}"))
                .example(Map.of("queue", "orders"));
    }

    static <Q extends Record> OperationSpecBuilder<Q, Result> changing(Class<Q> request) {
        return OperationSpec.<Q, Result>of("queue.empty", request, ResultType.of(Result.class))
                .summary("Empties a queue.")
                .help("All of it.")
                .call(Target.QUEUE, Permission.MESSAGE_PURGE, Reach.NODES_HOLDING_QUEUE)
                .tool("change", new Verb.Value("empty"))
                .route(new Route(Route.Method.POST, "/queues/{queue}/empty"))
                .example(Map.of("queue", "orders"));
    }
}
