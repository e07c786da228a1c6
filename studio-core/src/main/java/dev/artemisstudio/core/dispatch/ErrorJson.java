package dev.artemisstudio.core.dispatch;

import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.error.StudioException;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.Collection;
import java.util.Map;

/** Renders a failure into the members that both surfaces show. */
public final class ErrorJson {
    private ErrorJson() {}

    /**
     * The members of a failure, in a stable order: {@code code}, {@code detail}, what the kind adds, {@code remedy}, and for
     * a wrong call {@code help}, the call of studio_help that explains it.
     */
    public static JsonObject members(StudioException failure) {
        JsonObjectBuilder json =
                Json.createObjectBuilder().add("code", failure.kind().code()).add("detail", failure.getMessage());
        for (Map.Entry<String, Object> member : failure.members().entrySet()) {
            add(json, member.getKey(), member.getValue());
        }
        json.add("remedy", failure.kind().remedy());
        if (failure instanceof Rejection rejection) {
            json.add("help", "studio_help(" + topic(rejection) + ")");
        }
        return json.build();
    }

    private static String topic(Rejection rejection) {
        return rejection.helpTopic().isEmpty() ? "" : "topic=" + rejection.helpTopic();
    }

    private static void add(JsonObjectBuilder json, String name, Object value) {
        switch (value) {
            case Collection<?> several -> {
                var array = Json.createArrayBuilder();
                several.forEach(item -> array.add(item.toString()));
                json.add(name, array);
            }
            case Long number -> json.add(name, number);
            case Integer number -> json.add(name, number);
            case Boolean flag -> json.add(name, flag);
            default -> json.add(name, value.toString());
        }
    }
}
