package dev.artemisstudio.core.catalogue.render;

import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.ParameterType;
import dev.artemisstudio.core.catalogue.Selector;
import dev.artemisstudio.core.catalogue.Tool;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;

/**
 * The schema of a tool in the MCP listing. A host pays for it in every conversation: it carries name, type, accepted values,
 * what is required, and a description only where the name does not say it. Bounds, defaults and examples are in
 * studio_help.
 */
public final class LeanSchema {
    private LeanSchema() {}

    /** The input schema of a tool. */
    public static JsonObject of(Tool tool) {
        JsonObjectBuilder properties = Json.createObjectBuilder();
        var required = Json.createArrayBuilder();
        for (Parameter parameter : tool.parameters()) {
            boolean selecting = tool.spec().selector() instanceof Selector.ByValue byValue
                    && byValue.parameter().equals(parameter.name());
            properties.add(parameter.name(), selecting ? text() : property(parameter));
            if (parameter.required()) {
                required.add(parameter.name());
            }
        }
        JsonObjectBuilder schema =
                Json.createObjectBuilder().add("type", "object").add("properties", properties);
        var names = required.build();
        if (!names.isEmpty()) {
            schema.add("required", names);
        }
        return schema.build();
    }

    /** The values of a selecting parameter stand in the tool's description. */
    private static JsonObjectBuilder text() {
        return Json.createObjectBuilder().add("type", "string");
    }

    private static JsonObjectBuilder property(Parameter parameter) {
        JsonObjectBuilder schema = Json.createObjectBuilder();
        switch (parameter.type()) {
            case ParameterType.Text text -> schema.addAll(text());
            case ParameterType.Whole whole -> schema.add("type", "integer");
            case ParameterType.Flag flag -> schema.add("type", "boolean");
            case ParameterType.Choice choice ->
                schema.add("type", "string").add("enum", Json.createArrayBuilder(choice.names()));
            case ParameterType.TextList list -> schema.add("type", "array").add("items", text());
            case ParameterType.Structure structure -> schema.add("type", "object");
        }
        if (!parameter.lean().isEmpty()) {
            schema.add("description", parameter.lean());
        }
        return schema;
    }
}
