package dev.artemisstudio.rest;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.reflect.ResultShape;
import dev.artemisstudio.core.catalogue.reflect.ResultShape.Kind;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;

/**
 * An answer as its shape would have it, with every member present: texts that a parameter of the call names have that
 * parameter's value. It shows form, not the state of any cluster, so that the document is the same on every server.
 */
final class ResultExample {
    private static final String TIME = "2026-01-01T00:00:00Z";

    private final Entry entry;
    private final JsonObject call;

    ResultExample(Entry entry) {
        this.entry = entry;
        this.call = Json.createObjectBuilder(entry.spec().example().arguments()).build();
    }

    JsonObject of(ResultShape shape) {
        JsonObjectBuilder example = Json.createObjectBuilder();
        shape.fields().forEach(field -> example.add(field.name(), value(field.name(), field.kind())));
        return example.build();
    }

    private JsonValue value(String name, Kind kind) {
        return switch (kind) {
            case Kind.Text text -> Json.createValue(text(name));
            case Kind.Time time -> Json.createValue(TIME);
            case Kind.Whole whole -> Json.createValue(1);
            case Kind.Decimal decimal -> Json.createValue(0.5);
            case Kind.Flag flag -> JsonValue.FALSE;
            case Kind.Anything anything -> Json.createValue(text(name));
            case Kind.Choice choice -> Json.createValue(choice.values().getFirst());
            case Kind.Several several ->
                Json.createArrayBuilder().add(value(name, several.item())).build();
            case Kind.Mapping mapping ->
                Json.createObjectBuilder()
                        .add("name", value(name, mapping.value()))
                        .build();
            case Kind.Nested nested -> of(nested.shape());
        };
    }

    private String text(String name) {
        return call.get(name) instanceof JsonString sent
                ? sent.getString()
                : entry.parameter(name).map(Parameter::example).orElse(name);
    }
}
