package dev.artemisstudio.distribution;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The shape of an answer: its members in order, with the type of each value; a list is shown by all that its items have. */
final class Shape {
    private Shape() {}

    static JsonObject of(JsonObject answer) {
        return (JsonObject) shape(answer);
    }

    private static JsonValue shape(JsonValue value) {
        return switch (value.getValueType()) {
            case OBJECT -> {
                var object = Json.createObjectBuilder();
                value.asJsonObject().forEach((name, member) -> object.add(name, shape(member)));
                yield object.build();
            }
            case ARRAY ->
                Json.createArrayBuilder(value.asJsonArray().stream().map(Shape::shape).reduce(Shape::merge).stream()
                                .collect(Collectors.toList()))
                        .build();
            case STRING -> Json.createValue("string");
            case NUMBER -> Json.createValue("number");
            case TRUE, FALSE -> Json.createValue("boolean");
            case NULL -> Json.createValue("null");
        };
    }

    private static JsonValue merge(JsonValue one, JsonValue other) {
        if (one instanceof JsonObject left && other instanceof JsonObject right) {
            Map<String, JsonValue> members = new LinkedHashMap<>(left);
            right.forEach((name, value) -> members.merge(name, value, Shape::merge));
            var object = Json.createObjectBuilder();
            members.forEach(object::add);
            return object.build();
        }
        if (one instanceof JsonArray left && other instanceof JsonArray) {
            return left.isEmpty() ? other : left;
        }
        return one;
    }
}
