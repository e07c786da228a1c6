package dev.artemisstudio.core.catalogue.render;

import dev.artemisstudio.core.catalogue.reflect.ResultShape;
import dev.artemisstudio.core.catalogue.reflect.ResultShape.Field;
import dev.artemisstudio.core.catalogue.reflect.ResultShape.Kind;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.Map;

/** The schema of a result; records become named schemas that refer to each other. */
public final class ResultSchema {
    private final Map<String, JsonObject> named;
    private final String prefix;

    /**
     * @param named where the schemas of records are collected, by name
     * @param prefix what stands before a name in a reference, such as {@code #/components/schemas/}
     */
    public ResultSchema(Map<String, JsonObject> named, String prefix) {
        this.named = named;
        this.prefix = prefix;
    }

    /** A reference to the schema of a shape, which is collected with all that it refers to. */
    public JsonObject reference(ResultShape shape) {
        if (!named.containsKey(shape.name())) {
            named.put(shape.name(), JsonObject.EMPTY_JSON_OBJECT); // Holds the place: shapes may refer to each other.
            named.put(shape.name(), object(shape));
        }
        return Json.createObjectBuilder().add("$ref", prefix + shape.name()).build();
    }

    private JsonObject object(ResultShape shape) {
        JsonObjectBuilder properties = Json.createObjectBuilder();
        var required = Json.createArrayBuilder();
        for (Field field : shape.fields()) {
            JsonObjectBuilder schema = Json.createObjectBuilder(kind(field.kind()));
            if (!field.description().isEmpty()) {
                schema.add("description", field.description());
            }
            properties.add(field.name(), schema);
            if (field.always()) {
                required.add(field.name());
            }
        }
        return Json.createObjectBuilder()
                .add("type", "object")
                .add("properties", properties)
                .add("required", required)
                .add("additionalProperties", false)
                .build();
    }

    private JsonObject kind(Kind kind) {
        return switch (kind) {
            case Kind.Text text -> type("string");
            case Kind.Time time ->
                Json.createObjectBuilder(type("string"))
                        .add("format", "date-time")
                        .build();
            case Kind.Whole whole -> type("integer");
            case Kind.Decimal decimal -> type("number");
            case Kind.Flag flag -> type("boolean");
            case Kind.Anything anything -> JsonObject.EMPTY_JSON_OBJECT;
            case Kind.Choice choice ->
                Json.createObjectBuilder(type("string"))
                        .add("enum", Json.createArrayBuilder(choice.values()))
                        .build();
            case Kind.Several several ->
                Json.createObjectBuilder(type("array"))
                        .add("items", kind(several.item()))
                        .build();
            case Kind.Mapping mapping ->
                Json.createObjectBuilder(type("object"))
                        .add("additionalProperties", kind(mapping.value()))
                        .build();
            case Kind.Nested nested -> reference(nested.shape());
        };
    }

    private static JsonObject type(String name) {
        return Json.createObjectBuilder().add("type", name).build();
    }
}
