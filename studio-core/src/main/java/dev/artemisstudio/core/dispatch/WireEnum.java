package dev.artemisstudio.core.dispatch;

import dev.artemisstudio.core.catalogue.reflect.RequestRecord;
import jakarta.json.bind.serializer.JsonbSerializer;
import jakarta.json.bind.serializer.SerializationContext;
import jakarta.json.stream.JsonGenerator;

/** Writes every enum value the way requests are read: in snake_case. */
@SuppressWarnings("rawtypes") // JSON-B finds a serializer by the raw class it is declared for.
final class WireEnum implements JsonbSerializer<Enum> {
    @Override
    public void serialize(Enum value, JsonGenerator generator, SerializationContext context) {
        generator.write(RequestRecord.wireName(value));
    }
}
