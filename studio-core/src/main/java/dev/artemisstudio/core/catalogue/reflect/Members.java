package dev.artemisstudio.core.catalogue.reflect;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the components of result records in their declared order, which is the order on the wire. */
public final class Members {
    private record Component(String name, Method accessor) {}

    private static final ClassValue<List<Component>> COMPONENTS = new ClassValue<>() {
        @Override
        protected List<Component> computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents())
                    .map(c -> {
                        c.getAccessor().setAccessible(true); // Records nested in package-private classes are not open.
                        return new Component(c.getName(), c.getAccessor());
                    })
                    .toList();
        }
    };

    private Members() {}

    /** Name and value of each component, in order. */
    public static Map<String, Object> of(Record result) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (Component component : COMPONENTS.get(result.getClass())) {
            try {
                members.put(component.name(), component.accessor().invoke(result));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        return members;
    }
}
