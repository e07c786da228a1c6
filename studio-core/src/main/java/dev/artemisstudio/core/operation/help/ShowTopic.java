package dev.artemisstudio.core.operation.help;

import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.catalogue.Param;
import dev.artemisstudio.core.catalogue.Permission;
import dev.artemisstudio.core.catalogue.Reach;
import dev.artemisstudio.core.catalogue.ResultType;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Target;
import dev.artemisstudio.core.catalogue.Verb;
import dev.artemisstudio.core.catalogue.render.Help;
import dev.artemisstudio.core.catalogue.render.HelpTopic;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import dev.artemisstudio.core.text.ClosestMatch;
import java.util.List;
import java.util.Map;

/** {@code help.topic}: everything about one tool, operation, kind or rule. */
final class ShowTopic implements ReadOperation<ShowTopic.Request, HelpTopic> {
    /** Which topic. */
    public record Request(
            @Param(
                            value = "A tool, an operation id, a kind of list_resources, or a topic of the index.",
                            example = "list_resources",
                            maxLength = 100)
                    String topic) {}

    private static final OperationSpec<Request, HelpTopic> SPEC = OperationSpec.<Request, HelpTopic>of(
                    "help.topic", Request.class, ResultType.of(HelpTopic.class))
            .summary("One topic: parameters with accepted values, meaning, examples, errors.")
            .help("Letter case does not matter. An unknown topic is rejected with the topics there are.")
            .call(Target.STUDIO, Permission.NONE, Reach.STUDIO_ONLY)
            .tool("studio_help", new Verb.WhenPresent())
            .route(Route.get("/help/{topic}"))
            .example(Map.of("topic", "list_resources"))
            .build();

    @Override
    public OperationSpec<Request, HelpTopic> spec() {
        return SPEC;
    }

    @Override
    public HelpTopic handle(Request request, ReadContext context) {
        Help help = new Help(context.catalogue());
        return help.topic(request.topic()).orElseThrow(() -> unknown(request.topic(), help.topics()));
    }

    private static Rejection unknown(String topic, List<String> topics) {
        return Rejection.of(
                "topic",
                "There is no help topic '" + topic + "'.",
                topics,
                ClosestMatch.of(topic, topics, 1).stream().findFirst());
    }
}
