package dev.artemisstudio.core.dispatch;

import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbConfig;

/**
 * Renders result records: members in the order of the record, absent optionals left out, enum values in snake_case, times
 * as ISO 8601 in UTC.
 */
final class ResultJson {
    private final Jsonb jsonb =
            JsonbBuilder.create(new JsonbConfig().withSerializers(new WireEnum(), new WireRecord()));

    String render(Record result) {
        return jsonb.toJson(result);
    }
}
