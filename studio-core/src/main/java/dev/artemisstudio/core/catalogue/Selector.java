package dev.artemisstudio.core.catalogue;

/** How a tool tells its operations apart. */
public sealed interface Selector {
    /** It has one operation. */
    record None() implements Selector {}

    /**
     * By the value of a required parameter that belongs to the tool. The values stand in the tool's description, where hosts
     * that search tools by words find them, and not a second time in its schema (docs/adr/0003).
     *
     * @param label what stands before the values in the tool's description, such as {@code Kinds}
     */
    record ByValue(String parameter, String description, String label) implements Selector {}

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
