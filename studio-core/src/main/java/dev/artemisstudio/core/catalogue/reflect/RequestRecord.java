package dev.artemisstudio.core.catalogue.reflect;

import dev.artemisstudio.core.catalogue.Described;
import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.catalogue.Param;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.ParameterType;
import java.lang.annotation.Annotation;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a request record into parameters. Components are texts, whole numbers, booleans, enums that are {@link Described},
 * {@link Limit}, lists of texts and string-keyed maps; an {@code Optional} of one is not required, neither is one with a
 * default, a list, or a map.
 */
public final class RequestRecord {
    private static final int MAX_MEMBERS = 200;

    private RequestRecord() {}

    /** The parameters of a request record, in its order. */
    public static List<Parameter> parameters(Class<? extends Record> request) {
        return Arrays.stream(request.getRecordComponents())
                .map(RequestRecord::parameter)
                .toList();
    }

    private static Parameter parameter(RecordComponent component) {
        Optional<Param> param = description(component);
        boolean optional = component.getType() == Optional.class;
        Class<?> type = optional ? argument(component.getGenericType()) : component.getType();
        Optional<String> defaultValue = param.map(Param::defaultValue).filter(value -> !value.isEmpty());
        boolean container = type == List.class || type == Map.class;
        return new Parameter(
                component.getName(),
                type(component, type, param),
                !optional && !container && defaultValue.isEmpty(),
                defaultValue,
                param.map(Param::value).orElse(""),
                param.map(Param::lean).orElse(""),
                param.map(Param::example).orElse(""));
    }

    private static Optional<Param> description(RecordComponent component) {
        Param own = component.getAnnotation(Param.class);
        if (own != null) {
            return Optional.of(own);
        }
        return Arrays.stream(component.getAnnotations())
                .map(Annotation::annotationType)
                .map(type -> type.getAnnotation(Param.class))
                .filter(shared -> shared != null)
                .findFirst();
    }

    private static ParameterType type(RecordComponent component, Class<?> type, Optional<Param> param) {
        int maxLength = param.map(Param::maxLength).orElse(0);
        long min = param.map(Param::min).orElse(0L);
        long max = param.map(Param::max).orElse(0L);
        if (type == String.class) {
            return new ParameterType.Text(maxLength);
        } else if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
            return new ParameterType.Whole(min, max, false);
        } else if (type == Limit.class) {
            return new ParameterType.Whole(min, max, true);
        } else if (type == boolean.class || type == Boolean.class) {
            return new ParameterType.Flag();
        } else if (type.isEnum()) {
            return new ParameterType.Choice(values(type));
        } else if (type == List.class) {
            return new ParameterType.TextList(param.map(Param::maxItems).orElse(0), maxLength);
        } else if (type == Map.class) {
            return new ParameterType.Structure(MAX_MEMBERS);
        }
        throw new IllegalArgumentException(component.getDeclaringRecord().getName() + "." + component.getName()
                + " has a type that no parameter can have: " + type.getName());
    }

    private static List<ParameterType.Value> values(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> new ParameterType.Value(
                        wireName((Enum<?>) constant),
                        constant instanceof Described described ? described.description() : ""))
                .toList();
    }

    /** How an enum value is written on the wire: snake_case. */
    public static String wireName(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static Class<?> argument(Type generic) {
        return (Class<?>) ((ParameterizedType) generic).getActualTypeArguments()[0];
    }
}
