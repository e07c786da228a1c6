package dev.artemisstudio.core.operation.listing;

import java.util.Optional;
import java.util.function.Function;

/**
 * A field of a kind's rows that a filter can name.
 *
 * @param <F> the facts of one row on one node
 * @param name how callers write it
 * @param atBroker the broker's own name, where brokers since 2.40 compare by it; else Studio compares
 * @param value String, Long or Boolean, as the kind says
 */
public record Field<F>(String name, Kind kind, Optional<String> atBroker, Function<F, Object> value) {
    /** What a field holds, and so how it is compared. */
    public enum Kind {
        TEXT,
        NUMBER,
        FLAG
    }

    /** A text that the broker compares. */
    public static <F> Field<F> text(String name, String atBroker, Function<F, String> value) {
        return new Field<>(name, Kind.TEXT, Optional.of(atBroker), value::apply);
    }

    /** A text that Studio compares. */
    public static <F> Field<F> text(String name, Function<F, String> value) {
        return new Field<>(name, Kind.TEXT, Optional.empty(), value::apply);
    }

    /** A whole number that the broker compares. */
    public static <F> Field<F> number(String name, String atBroker, Function<F, Long> value) {
        return new Field<>(name, Kind.NUMBER, Optional.of(atBroker), value::apply);
    }

    /** A whole number that Studio compares. */
    public static <F> Field<F> number(String name, Function<F, Long> value) {
        return new Field<>(name, Kind.NUMBER, Optional.empty(), value::apply);
    }

    /** A yes or no that the broker compares. */
    public static <F> Field<F> flag(String name, String atBroker, Function<F, Boolean> value) {
        return new Field<>(name, Kind.FLAG, Optional.of(atBroker), value::apply);
    }

    /** A yes or no that Studio compares. */
    public static <F> Field<F> flag(String name, Function<F, Boolean> value) {
        return new Field<>(name, Kind.FLAG, Optional.empty(), value::apply);
    }
}
