package dev.artemisstudio.rest;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import org.yaml.snakeyaml.DumperOptions;

/** Writes a JSON document as YAML: the same members in the same order. */
final class Yaml {
    private Yaml() {}

    static String of(JsonObject document) {
        DumperOptions options = new DumperOptions();
        options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
        options.setSplitLines(false);
        options.setDereferenceAliases(true);
        return new org.yaml.snakeyaml.Yaml(options).dump(plain(document));
    }

    private static Object plain(JsonValue value) {
        return switch (value.getValueType()) {
            case OBJECT -> {
                Map<String, Object> members = new LinkedHashMap<>();
                value.asJsonObject().forEach((name, member) -> members.put(name, plain(member)));
                yield members;
            }
            case ARRAY -> ((JsonArray) value).stream().map(Yaml::plain).toList();
            case STRING -> ((JsonString) value).getString();
            case NUMBER -> ((JsonNumber) value).numberValue();
            case TRUE -> true;
            case FALSE -> false;
            case NULL -> throw new IllegalArgumentException("The document holds no null");
        };
    }
}
