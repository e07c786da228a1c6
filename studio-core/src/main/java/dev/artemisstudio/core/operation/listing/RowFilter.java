package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.broker.Condition;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A filter that was read.
 *
 * @param <F> the facts of one row on one node
 * @param field the field it names; empty for a plain text or no filter
 * @param atBroker what the broker can be asked, so that fewer rows travel
 * @param coverage how much of the filter the broker's condition says
 * @param test whether a row matches
 */
public record RowFilter<F>(Optional<String> field, Optional<Condition> atBroker, Coverage coverage, Predicate<F> test) {
    /** How much of a filter the broker can test by itself. */
    public enum Coverage {
        /** All of it: the broker's own count of rows is right. */
        WHOLE,
        /** All but rows that are few. */
        NEARLY,
        /** Little or nothing: rows are read many at once and compared by Studio. */
        LITTLE
    }

    /** Lets every row pass. */
    public static <F> RowFilter<F> none() {
        return new RowFilter<>(Optional.empty(), Optional.empty(), Coverage.WHOLE, row -> true);
    }

    /** The rows that pass this filter and a condition that the broker knows and that few rows fail. */
    public RowFilter<F> and(Condition condition, Predicate<F> also) {
        return atBroker.isEmpty()
                ? new RowFilter<>(field, Optional.of(condition), coverage, test.and(also))
                : new RowFilter<>(field, atBroker, Coverage.NEARLY, test.and(also));
    }

    /** The same filter, as one that names no field. */
    RowFilter<F> unnamed() {
        return new RowFilter<>(Optional.empty(), atBroker, coverage, test);
    }
}
