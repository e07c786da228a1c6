package dev.artemisstudio.core.catalogue;

import dev.artemisstudio.core.error.ErrorKind;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Builds an {@link OperationSpec}. What is left out stays empty and is refused when the catalogue is built. */
public final class OperationSpecBuilder<Q extends Record, R extends Record> {
    private final String id;
    private final OperationSpec.Shape<Q> shape;
    private String summary = "";
    private String help = "";
    private OperationSpec.Call call =
            new OperationSpec.Call(Target.STUDIO, Permission.NONE, Reach.STUDIO_ONLY, List.of());
    private OperationSpec.Access access =
            new OperationSpec.Access("", new Verb.Only(), new Route(Route.Method.GET, ""));
    private Map<String, Object> example = Map.of();

    OperationSpecBuilder(String id, Class<Q> request, ResultType result) {
        this.id = id;
        this.shape = new OperationSpec.Shape<>(request, result);
    }

    /** One sentence that says what a caller gets. */
    public OperationSpecBuilder<Q, R> summary(String text) {
        summary = text;
        return this;
    }

    /** What a caller should know beyond the parameters. */
    public OperationSpecBuilder<Q, R> help(String markdown) {
        help = markdown.strip();
        return this;
    }

    /**
     * Who it concerns, what it needs, where it goes, and how it can fail beyond a wrong call. What follows from going to
     * brokers at all is added here: a hidden cluster, and brokers that are gone, silent or unwilling.
     */
    public OperationSpecBuilder<Q, R> call(Target target, Permission permission, Reach reach, ErrorKind... errors) {
        Set<ErrorKind> all = new TreeSet<>(List.of(errors));
        if (reach != Reach.STUDIO_ONLY) {
            all.addAll(List.of(
                    ErrorKind.HIDDEN,
                    ErrorKind.BROKER_REFUSED,
                    ErrorKind.BROKER_UNAVAILABLE,
                    ErrorKind.BROKER_TIMEOUT));
        }
        call = new OperationSpec.Call(target, permission, reach, List.copyOf(all));
        return this;
    }

    /** Where MCP offers it. */
    public OperationSpecBuilder<Q, R> tool(String tool, Verb verb) {
        access = new OperationSpec.Access(tool, verb, access.route());
        return this;
    }

    /** Where REST offers it. */
    public OperationSpecBuilder<Q, R> route(Route route) {
        access = new OperationSpec.Access(access.tool(), access.verb(), route);
        return this;
    }

    /** Arguments of one valid call. */
    public OperationSpecBuilder<Q, R> example(Map<String, Object> arguments) {
        example = arguments;
        return this;
    }

    /** The declaration. */
    public OperationSpec<Q, R> build() {
        return new OperationSpec<>(id, summary, help, shape, call, access, new OperationSpec.Example(example));
    }
}
