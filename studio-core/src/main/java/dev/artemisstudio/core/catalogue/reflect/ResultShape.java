package dev.artemisstudio.core.catalogue.reflect;

import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.catalogue.ResultType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The shape of a result record, read once.
 *
 * @param name how the shape is called in OpenAPI
 * @param fields in the order of the record, which is the order on the wire
 */
public record ResultShape(String name, List<Field> fields) {
    /**
     * One member of a result.
     *
     * @param always whether it is there in every answer
     */
    public record Field(String name, Kind kind, boolean always, String description) {}

    /** What a member holds. */
    public sealed interface Kind {
        record Text() implements Kind {}

        record Time() implements Kind {}

        record Whole() implements Kind {}

        record Decimal() implements Kind {}

        record Flag() implements Kind {}

        /** Any JSON value. */
        record Anything() implements Kind {}

        record Choice(List<String> values) implements Kind {}

        record Several(Kind item) implements Kind {}

        /** A JSON object with free member names. */
        record Mapping(Kind value) implements Kind {}

        record Nested(ResultShape shape) implements Kind {}
    }

    /** The shape of an operation's result. */
    public static ResultShape of(ResultType type) {
        return record(type.raw(), type.arguments());
    }

    private static ResultShape record(Class<?> raw, List<? extends Type> arguments) {
        List<Field> fields = new ArrayList<>();
        for (RecordComponent component : raw.getRecordComponents()) {
            Type type = resolve(raw, arguments, component.getGenericType());
            boolean optional = component.getType() == Optional.class;
            Type inner = optional ? resolve(raw, arguments, argument(type, 0)) : type;
            Doc doc = component.getAnnotation(Doc.class);
            fields.add(new Field(
                    component.getName(), kind(raw, arguments, inner), !optional, doc == null ? "" : doc.value()));
        }
        String suffix = arguments.isEmpty() ? "" : "Of" + ((Class<?>) arguments.getFirst()).getSimpleName();
        String owner =
                raw.getEnclosingClass() == null ? "" : raw.getEnclosingClass().getSimpleName();
        return new ResultShape(owner + raw.getSimpleName() + suffix, List.copyOf(fields));
    }

    private static Kind kind(Class<?> owner, List<? extends Type> arguments, Type type) {
        if (type instanceof ParameterizedType parameterized) {
            Class<?> raw = (Class<?>) parameterized.getRawType();
            if (Collection.class.isAssignableFrom(raw)) {
                return new Kind.Several(kind(owner, arguments, resolve(owner, arguments, argument(type, 0))));
            } else if (raw == Map.class) {
                return new Kind.Mapping(kind(owner, arguments, resolve(owner, arguments, argument(type, 1))));
            }
            return new Kind.Nested(record(
                    raw,
                    Arrays.stream(parameterized.getActualTypeArguments())
                            .map(a -> resolve(owner, arguments, a))
                            .toList()));
        }
        Class<?> raw = (Class<?>) type;
        if (raw == String.class) {
            return new Kind.Text();
        } else if (raw == Instant.class) {
            return new Kind.Time();
        } else if (raw == boolean.class || raw == Boolean.class) {
            return new Kind.Flag();
        } else if (raw == double.class || raw == Double.class) {
            return new Kind.Decimal();
        } else if (raw == int.class || raw == Integer.class || raw == long.class || raw == Long.class) {
            return new Kind.Whole();
        } else if (raw.isEnum()) {
            return new Kind.Choice(Arrays.stream(raw.getEnumConstants())
                    .map(c -> RequestRecord.wireName((Enum<?>) c))
                    .toList());
        } else if (raw.isRecord()) {
            return new Kind.Nested(record(raw, List.of()));
        } else if (raw == Object.class) {
            return new Kind.Anything();
        }
        throw new IllegalArgumentException(owner.getName() + " has a member that no result can have: " + type);
    }

    private static Type argument(Type type, int index) {
        return ((ParameterizedType) type).getActualTypeArguments()[index];
    }

    private static Type resolve(Class<?> owner, List<? extends Type> arguments, Type type) {
        if (type instanceof TypeVariable<?> variable) {
            return arguments.get(Arrays.asList(owner.getTypeParameters()).indexOf(variable));
        }
        return type;
    }
}
