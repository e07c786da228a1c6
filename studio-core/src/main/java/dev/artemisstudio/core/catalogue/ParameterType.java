package dev.artemisstudio.core.catalogue;

import java.util.List;

/** What a parameter accepts. */
public sealed interface ParameterType {
    /** A text of at most so many characters. */
    record Text(int maxLength) implements ParameterType {}

    /** A whole number; with {@code clamp} a larger value is lowered to the maximum instead of being rejected. */
    record Whole(long min, long max, boolean clamp) implements ParameterType {}

    /** True or false. */
    record Flag() implements ParameterType {}

    /** One of some values, in any letter case. */
    record Choice(List<Value> values) implements ParameterType {
        public Choice {
            values = List.copyOf(values);
        }

        /** The names accepted, in order. */
        public List<String> names() {
            return values.stream().map(Value::name).toList();
        }
    }

    /** A list of texts. */
    record TextList(int maxItems, int maxLength) implements ParameterType {}

    /** A JSON object whose members the operation checks. */
    record Structure(int maxMembers) implements ParameterType {}

    /** A value of a {@link Choice}: its name in snake_case, and what it means. */
    record Value(String name, String description) {}
}
