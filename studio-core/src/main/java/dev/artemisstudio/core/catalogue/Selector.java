package dev.artemisstudio.core.catalogue;

/** How a tool tells its operations apart. */
public sealed interface Selector {
    /** It has one operation. */
    record None() implements Selector {}

    /** By the value of a required parameter that belongs to the tool. */
    record ByValue(String parameter, String description, String lean) implements Selector {}

    /** By whether a parameter of one of its operations is given. */
    record ByPresence(String parameter) implements Selector {}

    /** The name of the selecting parameter; empty where there is none. */
    default String name() {
        return switch (this) {
            case None none -> "";
            case ByValue byValue -> byValue.parameter();
            case ByPresence byPresence -> byPresence.parameter();
        };
    }
}
