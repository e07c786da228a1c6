package dev.artemisstudio.rest;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.ParameterType;
import dev.artemisstudio.core.error.Rejection;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Gathers the arguments of a call from where HTTP carries them: the path, and the query of a GET or the body of any other
 * method. All that path and query hold are texts, which the binder reads as the parameter's type says.
 */
final class Arguments {
    private Arguments() {}

    /**
     * @param path the values of the parameters in the path
     * @param rawQuery as sent; empty where there is none
     */
    static JsonObject ofQuery(Entry entry, Map<String, String> path, String rawQuery) {
        JsonObjectBuilder arguments = Json.createObjectBuilder();
        path.forEach(arguments::add);
        query(rawQuery).forEach((name, values) -> {
            if (path.containsKey(name)) {
                throw twice(entry, name);
            }
            if (isList(entry, name) && !isJsonList(values)) {
                arguments.add(name, Json.createArrayBuilder(values));
            } else if (values.size() > 1) {
                throw twice(entry, name);
            } else {
                arguments.add(name, values.getFirst());
            }
        });
        return arguments.build();
    }

    /** @param body the object that was sent */
    static JsonObject ofBody(Entry entry, Map<String, String> path, JsonObject body, String rawQuery) {
        query(rawQuery).keySet().stream().findFirst().ifPresent(name -> {
            throw Rejection.of(name, "The query is not read here: send " + name + " as a member of the body.")
                    .withTopic(entry.id());
        });
        JsonObjectBuilder arguments = Json.createObjectBuilder(body);
        path.forEach((name, value) -> {
            if (body.containsKey(name)) {
                throw twice(entry, name);
            }
            arguments.add(name, value);
        });
        return arguments.build();
    }

    private static Rejection twice(Entry entry, String name) {
        return Rejection.of(name, name + " is given twice.").withTopic(entry.id());
    }

    private static boolean isList(Entry entry, String name) {
        return entry.parameter(name)
                .filter(p -> p.type() instanceof ParameterType.TextList)
                .isPresent();
    }

    /** One value that is a JSON array as text is the list itself: the binder reads it. */
    private static boolean isJsonList(List<String> values) {
        return values.size() == 1 && values.getFirst().startsWith("[");
    }

    private static Map<String, List<String>> query(String raw) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (String pair : raw.split("&")) {
            if (!pair.isEmpty()) {
                int equals = pair.indexOf('=');
                String name = Percent.query(equals < 0 ? pair : pair.substring(0, equals));
                String value = equals < 0 ? "" : Percent.query(pair.substring(equals + 1));
                values.computeIfAbsent(name, ignored -> new ArrayList<>()).add(value);
            }
        }
        return values;
    }
}
