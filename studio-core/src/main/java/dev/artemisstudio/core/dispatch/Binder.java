package dev.artemisstudio.core.dispatch;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.ParameterType;
import dev.artemisstudio.core.catalogue.Selector;
import dev.artemisstudio.core.catalogue.Tool;
import dev.artemisstudio.core.catalogue.Verb;
import dev.artemisstudio.core.catalogue.reflect.RequestFactory;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.text.ClosestMatch;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns arguments into the request record of the operation they mean, or rejects them and says what is accepted. */
final class Binder {
    private Binder() {}

    /** The operation of a tool that the arguments mean, with its request. */
    static Bound bind(Tool tool, JsonObject arguments) {
        JsonObject given = withoutNulls(arguments);
        refuseUnknown(tool.name(), tool.parameters(), given);
        Entry entry = select(tool, given);
        JsonObject own = tool.spec().selector() instanceof Selector.ByValue byValue
                ? without(given, byValue.parameter())
                : given;
        refuseUnneeded(tool, entry, own);
        return new Bound(entry, request(entry, own));
    }

    /** The request of one operation. */
    static Bound bind(Entry entry, JsonObject arguments) {
        JsonObject given = withoutNulls(arguments);
        refuseUnknown(entry.id(), entry.parameters(), given);
        return new Bound(entry, request(entry, given));
    }

    private static Entry select(Tool tool, JsonObject arguments) {
        return switch (tool.spec().selector()) {
            case Selector.None none -> tool.operations().getFirst();
            case Selector.ByPresence byPresence -> {
                boolean given = arguments.containsKey(byPresence.parameter());
                yield operation(tool, given ? new Verb.WhenPresent() : new Verb.WhenAbsent());
            }
            case Selector.ByValue byValue -> {
                Parameter parameter = tool.parameters().stream()
                        .filter(p -> p.name().equals(byValue.parameter()))
                        .findFirst()
                        .orElseThrow();
                JsonValue value =
                        Optional.ofNullable(arguments.get(byValue.parameter())).orElseThrow(() -> missing(parameter));
                yield operation(tool, new Verb.Value((String) ArgumentReader.read(parameter, value)));
            }
        };
    }

    private static Entry operation(Tool tool, Verb verb) {
        return tool.operations().stream()
                .filter(e -> e.spec().access().verb().equals(verb))
                .findFirst()
                .orElseThrow();
    }

    private static Record request(Entry entry, JsonObject arguments) {
        Map<String, Object> values = new HashMap<>();
        for (Parameter parameter : entry.parameters()) {
            JsonValue value = arguments.get(parameter.name());
            if (value != null) {
                values.put(parameter.name(), ArgumentReader.read(parameter, value));
            } else if (parameter.defaultValue().isPresent()) {
                values.put(
                        parameter.name(),
                        ArgumentReader.read(
                                parameter,
                                Json.createValue(parameter.defaultValue().get())));
            } else if (parameter.required()) {
                throw missing(parameter);
            }
        }
        return RequestFactory.create(entry.spec().shape().request(), values);
    }

    private static Rejection missing(Parameter parameter) {
        List<String> accepted = parameter.type() instanceof ParameterType.Choice choice ? choice.names() : List.of();
        return Rejection.of(
                parameter.name(),
                parameter.name() + " is missing. " + parameter.description(),
                accepted,
                Optional.empty());
    }

    private static void refuseUnknown(String place, List<Parameter> known, JsonObject arguments) {
        List<String> names = known.stream().map(Parameter::name).toList();
        for (String sent : arguments.keySet()) {
            if (!names.contains(sent)) {
                String shown = sent.length() > 60 ? sent.substring(0, 60) + "…" : sent;
                throw Rejection.of(
                        shown,
                        place + " has no parameter '" + shown + "'.",
                        names,
                        ClosestMatch.of(sent, names, 1).stream().findFirst());
            }
        }
    }

    private static void refuseUnneeded(Tool tool, Entry entry, JsonObject arguments) {
        for (String sent : arguments.keySet()) {
            if (entry.parameter(sent).isEmpty()) {
                String label = entry.spec()
                        .access()
                        .verb()
                        .label(tool.spec().selector().name());
                throw Rejection.of(
                        sent,
                        tool.name() + " " + label + " takes no " + sent + ".",
                        entry.parameters().stream().map(Parameter::name).toList(),
                        Optional.empty());
            }
        }
    }

    private static JsonObject withoutNulls(JsonObject arguments) {
        if (!arguments.containsValue(JsonValue.NULL)) {
            return arguments;
        }
        var builder = Json.createObjectBuilder();
        arguments.forEach((name, value) -> {
            if (value != JsonValue.NULL) {
                builder.add(name, value);
            }
        });
        return builder.build();
    }

    private static JsonObject without(JsonObject arguments, String name) {
        return Json.createObjectBuilder(arguments).remove(name).build();
    }
}
