package dev.artemisstudio.core.catalogue;

import java.util.List;

/** The record an operation answers with, and what its type parameters stand for. */
public record ResultType(Class<? extends Record> raw, List<Class<?>> arguments) {
    public ResultType {
        arguments = List.copyOf(arguments);
    }

    /** A record without type parameters. */
    public static ResultType of(Class<? extends Record> raw) {
        return new ResultType(raw, List.of());
    }

    /** A record with one type parameter. */
    public static ResultType of(Class<? extends Record> raw, Class<?> argument) {
        return new ResultType(raw, List.of(argument));
    }
}
