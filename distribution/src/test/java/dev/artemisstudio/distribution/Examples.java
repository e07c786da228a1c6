package dev.artemisstudio.distribution;

import dev.artemisstudio.core.catalogue.Entry;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.util.HashMap;
import java.util.Map;

/** The examples of the catalogue, made to fit the world of the tests. */
final class Examples {
    private Examples() {}

    /** The example of an operation, with the id of a message that is there, and without a cursor, which can't be made up. */
    static Map<String, Object> of(Entry entry, Calls calls) {
        Map<String, Object> arguments = new HashMap<>(entry.spec().example().arguments());
        arguments.remove("cursor");
        if (arguments.containsKey("messageId")) {
            arguments.put("messageId", firstMessageId(calls));
        }
        return arguments;
    }

    private static String firstMessageId(Calls calls) {
        JsonObject query = Json.createObjectBuilder()
                .add("clusterId", "demo")
                .add("queue", "orders")
                .build();
        return calls.mcp("browse_messages", query)
                .body()
                .getJsonArray("items")
                .getJsonObject(0)
                .getString("messageId");
    }
}
