package dev.artemisstudio.core.broker;

import java.util.Optional;

/**
 * Which rows of a broker's list, filtered and sorted by the broker itself.
 *
 * @param condition one condition, or none: brokers know a single one
 * @param sort the field to sort by; brokers know a single one
 * @param number 1-based page number
 * @param size rows a page, 1 to {@link #MAX_SIZE}
 */
public record PageRequest(Optional<Condition> condition, Sort sort, int number, int size) {
    /** The most rows asked of a broker at once: answers grow by about 700 bytes a queue. */
    public static final int MAX_SIZE = 1_000;

    public PageRequest {
        if (number < 1 || size < 1 || size > MAX_SIZE) {
            throw new IllegalArgumentException("page " + number + " of " + size + " rows is out of bounds");
        }
    }

    /** The first page without a condition. */
    public static PageRequest first(Sort sort, int size) {
        return new PageRequest(Optional.empty(), sort, 1, size);
    }

    /** The first page of the rows that meet a condition. */
    public static PageRequest first(Condition condition, Sort sort, int size) {
        return new PageRequest(Optional.of(condition), sort, 1, size);
    }

    /** The same rows, another page. */
    public PageRequest at(int pageNumber) {
        return new PageRequest(condition, sort, pageNumber, size);
    }
}
