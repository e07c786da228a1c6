package dev.artemisstudio.distribution;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.stream.JsonGenerator;
import java.io.StringWriter;
import java.util.Map;

/** Writes JSON over many lines, so that a difference is seen in its place. */
final class Pretty {
    private Pretty() {}

    static String print(JsonObject json) {
        StringWriter text = new StringWriter();
        try (var writer = Json.createWriterFactory(Map.of(JsonGenerator.PRETTY_PRINTING, true))
                .createWriter(text)) {
            writer.write(json);
        }
        return text.toString().strip() + "\n";
    }
}
