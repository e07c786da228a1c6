package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.Page;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.Sort;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Where the rows of one node come from, sorted.
 *
 * @param sort how the broker sorts them; ties must not change their order between two calls
 * @param pages one page of them
 * @param bounded whether the broker pages and compares by itself; else the list is short and comes whole
 */
public record Source<F>(Sort sort, BiFunction<BrokerReader, PageRequest, Page<F>> pages, boolean bounded) {
    /** A list that the broker filters, sorts and pages. */
    public static <F> Source<F> paged(Sort sort, BiFunction<BrokerReader, PageRequest, Page<F>> pages) {
        return new Source<>(sort, pages, true);
    }

    /** A short list that the broker answers whole, in an order of ours. */
    public static <F> Source<F> whole(Function<BrokerReader, List<F>> list, Comparator<F> order) {
        return new Source<>(
                Sort.ascending(""),
                (reader, page) -> {
                    List<F> all = list.apply(reader).stream().sorted(order).toList();
                    return slice(all, page);
                },
                false);
    }

    private static <F> Page<F> slice(List<F> all, PageRequest page) {
        int from = (int) Math.min(all.size(), (page.number() - 1L) * page.size());
        int to = Math.min(all.size(), from + page.size());
        return new Page<>(all.subList(from, to), all.size());
    }
}
