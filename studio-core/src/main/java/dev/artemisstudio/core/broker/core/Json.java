package dev.artemisstudio.core.broker.core;

import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.util.List;

/** Reads the JSON that brokers answer. The provider is looked up once: a look-up costs more than parsing a page. */
final class Json {
    static final JsonProvider PROVIDER = JsonProvider.provider();

    private Json() {}

    static JsonObject object(String text) {
        try (JsonReader reader = PROVIDER.createReader(new StringReader(text))) {
            return reader.readObject();
        }
    }

    /** The objects of an array; none for a blank text, which is how brokers write some empty lists. */
    static List<Row> rows(String text) {
        if (text.isBlank()) {
            return List.of();
        }
        try (JsonReader reader = PROVIDER.createReader(new StringReader(text))) {
            return rows(reader.readArray());
        }
    }

    static List<Row> rows(JsonArray array) {
        return array.getValuesAs(JsonValue::asJsonObject).stream().map(Row::new).toList();
    }
}
