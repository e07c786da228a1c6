package dev.artemisstudio.core.catalogue;

/** Which call of a tool means an operation. */
public sealed interface Verb {
    /** The tool has this operation only. */
    record Only() implements Verb {}

    /** The tool's selecting parameter has this value. */
    record Value(String name) implements Verb {}

    /** The tool's selecting parameter is given. */
    record WhenPresent() implements Verb {}

    /** The tool's selecting parameter is not given. */
    record WhenAbsent() implements Verb {}

    /** The verb as help and the surface list write it, for a tool's selecting parameter. */
    default String label(String selector) {
        return switch (this) {
            case Only only -> "";
            case Value value -> selector + "=" + value.name();
            case WhenPresent present -> "with " + selector;
            case WhenAbsent absent -> "without " + selector;
        };
    }
}
