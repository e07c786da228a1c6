package dev.artemisstudio.core.broker;

/**
 * A condition on one field of a broker's list.
 *
 * @param field the broker's own field name, such as {@code name} or {@code messageCount}
 */
public record Condition(String field, Comparison comparison, String value) {
    /** The comparisons brokers know. The last two work on numbers only. */
    public enum Comparison {
        EQUALS,
        NOT_EQUALS,
        CONTAINS,
        NOT_CONTAINS,
        GREATER_THAN,
        LESS_THAN
    }
}
