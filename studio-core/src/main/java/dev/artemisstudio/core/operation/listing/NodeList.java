package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.Page;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.operation.listing.Stretch.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The list of one kind on one node, as far as a filter lets it through.
 *
 * @param pageSize rows asked of the broker at once; part of the meaning of a position
 */
record NodeList<F>(Source<F> source, RowFilter<F> filter, int pageSize) {
    /** The most pages read of one node in one call: 20,000 rows where Studio compares, about 14 MB of answers. */
    static final int MAX_PAGES = 20;

    static <F> NodeList<F> of(Source<F> source, RowFilter<F> filter, int limit) {
        boolean compare = filter.coverage() == RowFilter.Coverage.LITTLE || !source.bounded();
        return new NodeList<>(source, filter, compare ? PageRequest.MAX_SIZE : limit);
    }

    /** Rows to read for a page: one more than fits where only reading tells whether there is more. */
    int wanted(int rows) {
        return countedAtBroker() ? rows : rows + 1;
    }

    /** What a reader must know where the bound was reached before the page was full. */
    String boundNotice(String node) {
        return "The page is short: " + (long) MAX_PAGES * pageSize + " rows of " + node
                + " were compared with the filter. Go on with the cursor.";
    }

    /** Reads on until there are so many rows that match, or the list ends, or the bound is reached. */
    Stretch<F> from(BrokerReader reader, Position start, int wanted) {
        List<Located<F>> found = new ArrayList<>();
        List<F> further = new ArrayList<>();
        Position position = start;
        boolean exhausted = false;
        long total = 0;
        for (int read = 0; read < MAX_PAGES && found.size() < wanted && !exhausted; read++) {
            Page<F> page = source.pages().apply(reader, request(position.page()));
            for (int i = position.row(); i < page.rows().size(); i++) {
                F row = page.rows().get(i);
                if (filter.test().test(row)) {
                    found.add(new Located<>(row, new Position(position.page(), i + 1)));
                }
            }
            further.addAll(page.further());
            total = page.total();
            exhausted = isLast(page, position.page());
            position = exhausted
                    ? new Position(position.page(), page.rows().size())
                    : new Position(position.page() + 1, 0);
        }
        return new Stretch<>(found, position, exhausted, total(start, exhausted, total, found.size()), further);
    }

    private boolean countedAtBroker() {
        return filter.coverage() == RowFilter.Coverage.WHOLE && source.bounded();
    }

    private PageRequest request(int number) {
        return new PageRequest(
                source.bounded() ? filter.atBroker() : Optional.empty(), source.sort(), number, pageSize);
    }

    /** Rows that are missing from a page may have been taken out of it: they are counted as if they were there. */
    private boolean isLast(Page<F> page, int number) {
        int missing = pageSize - page.rows().size();
        return page.rows().isEmpty() || (long) number * pageSize >= page.total() + missing;
    }

    private Optional<Long> total(Position start, boolean exhausted, long atBroker, int found) {
        if (countedAtBroker()) {
            return Optional.of(atBroker);
        }
        return exhausted && start.equals(Position.START) ? Optional.of((long) found) : Optional.empty();
    }
}
