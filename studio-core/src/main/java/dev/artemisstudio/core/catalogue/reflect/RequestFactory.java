package dev.artemisstudio.core.catalogue.reflect;

import dev.artemisstudio.core.catalogue.Limit;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes request records out of checked values. */
public final class RequestFactory {
    private RequestFactory() {}

    /**
     * A request record.
     *
     * @param values by parameter name: String, Long, Boolean, Limit, List or Map as the parameter's type says; absent
     *     ones are left out
     */
    public static <Q extends Record> Q create(Class<Q> request, Map<String, Object> values) {
        RecordComponent[] components = request.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] arguments = Arrays.stream(components)
                .map(c -> argument(c, Optional.ofNullable(values.get(c.getName()))))
                .toArray();
        try {
            var constructor = request.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object argument(RecordComponent component, Optional<Object> value) {
        Class<?> type = component.getType();
        if (type == Optional.class) {
            Class<?> inner = (Class<?>) ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
            return value.map(v -> convert(inner, v));
        } else if (type == List.class) {
            return value.orElse(List.of());
        } else if (type == Map.class) {
            return value.orElse(Map.of());
        }
        return convert(type, value.orElseThrow());
    }

    private static Object convert(Class<?> type, Object value) {
        if (type == int.class || type == Integer.class) {
            return Math.toIntExact((Long) value);
        } else if (type.isEnum()) {
            return Arrays.stream(type.getEnumConstants())
                    .filter(c -> RequestRecord.wireName((Enum<?>) c).equals(value))
                    .findFirst()
                    .orElseThrow();
        } else if (type == Limit.class) {
            return value;
        }
        return value;
    }
}
