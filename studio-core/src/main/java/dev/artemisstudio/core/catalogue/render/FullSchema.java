package dev.artemisstudio.core.catalogue.render;

import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.ParameterType;
import dev.artemisstudio.core.catalogue.ParameterType.Value;
import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.stream.Collectors;

/** The schema of a parameter with everything that is known of it: JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
public final class FullSchema {
    private FullSchema() {}

    /** The schema of one parameter, without its name. */
    public static JsonObject of(Parameter parameter) {
        JsonObjectBuilder schema = Json.createObjectBuilder();
        switch (parameter.type()) {
            case ParameterType.Text text -> schema.add("type", "string").add("maxLength", text.maxLength());
            case ParameterType.Whole whole -> {
                schema.add("type", "integer").add("minimum", whole.min());
                if (!whole.clamp()) {
                    schema.add("maximum", whole.max());
                }
                parameter.defaultValue().ifPresent(value -> schema.add("default", Long.parseLong(value)));
            }
            case ParameterType.Flag flag -> {
                schema.add("type", "boolean");
                parameter.defaultValue().ifPresent(value -> schema.add("default", Boolean.parseBoolean(value)));
            }
            case ParameterType.Choice choice -> {
                schema.add("type", "string").add("enum", Json.createArrayBuilder(choice.names()));
                parameter.defaultValue().ifPresent(value -> schema.add("default", value));
            }
            case ParameterType.TextList list ->
                schema.add("type", "array")
                        .add("maxItems", list.maxItems())
                        .add(
                                "items",
                                Json.createObjectBuilder().add("type", "string").add("maxLength", list.maxLength()));
            case ParameterType.Structure structure ->
                schema.add("type", "object").add("maxProperties", structure.maxMembers());
        }
        return schema.add("description", description(parameter)).build();
    }

    /** The example of a parameter as the JSON value it stands for. */
    public static void addExample(JsonObjectBuilder target, Parameter parameter) {
        switch (parameter.type()) {
            case ParameterType.Whole whole -> target.add("example", Long.parseLong(parameter.example()));
            case ParameterType.Flag flag -> target.add("example", Boolean.parseBoolean(parameter.example()));
            case ParameterType.TextList list -> {
                JsonArrayBuilder items = Json.createArrayBuilder().add(parameter.example());
                target.add("example", items);
            }
            default -> target.add("example", parameter.example());
        }
    }

    private static String description(Parameter parameter) {
        if (parameter.type() instanceof ParameterType.Choice choice) {
            return parameter.description() + " "
                    + choice.values().stream().map(FullSchema::line).collect(Collectors.joining(" "));
        }
        return parameter.description();
    }

    private static String line(Value value) {
        return value.name() + ": " + value.description();
    }
}
