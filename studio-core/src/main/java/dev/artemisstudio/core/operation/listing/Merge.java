package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.broker.BrokerReader;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * How same-named rows of several nodes become one.
 *
 * @param order how the source sorts
 * @param name what makes rows of two nodes the same
 * @param lookup finds the parts of some names; empty where the source sorts by name, so that parts stand side by side
 */
public record Merge<F>(
        Source<F> source,
        Comparator<F> order,
        Function<F, String> name,
        Optional<BiFunction<BrokerReader, List<String>, List<F>>> lookup) {
    /** What one node holds of a row. */
    public record Part<F>(String node, F facts) {}
}
