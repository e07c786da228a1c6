package dev.artemisstudio.core.operation.help;

import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.catalogue.Permission;
import dev.artemisstudio.core.catalogue.Reach;
import dev.artemisstudio.core.catalogue.ResultType;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Target;
import dev.artemisstudio.core.catalogue.Verb;
import dev.artemisstudio.core.catalogue.render.HelpIndex;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import java.util.Map;

/** {@code help.index}: every tool with its operations. */
final class ShowIndex implements ReadOperation<ShowIndex.Request, HelpIndex> {
    /** Takes nothing. */
    public record Request() {}

    private static final OperationSpec<Request, HelpIndex> SPEC = OperationSpec.<Request, HelpIndex>of(
                    "help.index", Request.class, ResultType.of(HelpIndex.class))
            .summary("Every tool with its operations, and the other help topics.")
            .help("Where to begin when you do not know Studio. Each tool and operation named is a topic of its own.")
            .call(Target.STUDIO, Permission.NONE, Reach.STUDIO_ONLY)
            .tool("studio_help", new Verb.WhenAbsent())
            .route(Route.get("/help"))
            .example(Map.of())
            .build();

    @Override
    public OperationSpec<Request, HelpIndex> spec() {
        return SPEC;
    }

    @Override
    public HelpIndex handle(Request request, ReadContext context) {
        return HelpIndex.of(context.catalogue());
    }
}
