package dev.artemisstudio.core.catalogue.render;

import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Posture;
import dev.artemisstudio.core.catalogue.reflect.ResultShape;
import dev.artemisstudio.core.error.ErrorKind;
import java.util.List;
import java.util.Map;

/** Everything about one operation. */
public record OperationHelp(
        @Doc("Its id.") String operation,
        @Doc("What a caller gets.") String summary,
        @Doc("What to know beyond the parameters, as Markdown.") String text,
        @Doc("How it is called and what it can do.") Calling calling,
        @Doc("Its parameters.") List<ParameterHelp> parameters,
        @Doc("The members of its result.") List<MemberHelp> result,
        @Doc("Arguments of a valid call.") Map<String, Object> example,
        @Doc("How it can fail beyond a wrong call.") List<ErrorKind> errors) {

    /** How an operation is called and what it can do. */
    public record Calling(
            @Doc("The tool that holds it.") String tool,
            @Doc("How a call of the tool selects it.") String selectedBy,
            @Doc("Method and path below /api/v1.") String rest,
            @Doc("What it can do.") Posture posture,
            @Doc("The permission it needs.") String permission) {}

    /** One member of a result. */
    public record MemberHelp(@Doc("Its name.") String name, @Doc("What it holds.") String meaning) {}

    static OperationHelp of(Entry entry, String selector) {
        var spec = entry.spec();
        var access = spec.access();
        return new OperationHelp(
                spec.id(),
                spec.summary(),
                spec.help(),
                new Calling(
                        access.tool(),
                        access.verb().label(selector),
                        access.route().toString(),
                        entry.posture(),
                        spec.call().permission().code()),
                entry.parameters().stream().map(ParameterHelp::of).toList(),
                ResultShape.of(spec.shape().result()).fields().stream()
                        .map(field -> new MemberHelp(field.name(), field.description()))
                        .toList(),
                spec.example().arguments(),
                spec.call().errors());
    }
}
