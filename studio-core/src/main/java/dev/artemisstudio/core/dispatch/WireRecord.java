package dev.artemisstudio.core.dispatch;

import dev.artemisstudio.core.catalogue.reflect.Members;
import jakarta.json.bind.serializer.JsonbSerializer;
import jakarta.json.bind.serializer.SerializationContext;
import jakarta.json.stream.JsonGenerator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Writes the members of a record in its order. Maps without an order of their own are written by key. */
final class WireRecord implements JsonbSerializer<Record> {
    @Override
    public void serialize(Record value, JsonGenerator generator, SerializationContext context) {
        generator.writeStartObject();
        Members.of(value).forEach((name, member) -> {
            Object plain = member instanceof Optional<?> optional ? optional.orElse(null) : member;
            if (plain instanceof Map<?, ?> map && !(map instanceof LinkedHashMap)) {
                context.serialize(name, new TreeMap<>(map), generator);
            } else if (plain != null) {
                context.serialize(name, plain, generator);
            }
        });
        generator.writeEnd();
    }
}
