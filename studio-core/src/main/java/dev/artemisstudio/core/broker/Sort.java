package dev.artemisstudio.core.broker;

/** @param field the broker's own field name */
public record Sort(String field, Order order) {
    /** Direction of a sort. */
    public enum Order {
        ASCENDING,
        DESCENDING
    }

    /** Smallest first. */
    public static Sort ascending(String field) {
        return new Sort(field, Order.ASCENDING);
    }

    /** Largest first. */
    public static Sort descending(String field) {
        return new Sort(field, Order.DESCENDING);
    }
}
