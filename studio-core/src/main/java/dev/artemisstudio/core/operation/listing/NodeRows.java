package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.operation.listing.Stretch.Located;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What is read of one node while a page is merged. */
final class NodeRows<F> {
    private final String node;
    private final String reader;
    private final Function<F, String> name;
    private final Map<String, Optional<F>> parts = new HashMap<>();
    private final boolean fromStart;
    private Deque<Located<F>> rows = new ArrayDeque<>();
    private Position behind;
    private Position end;
    private boolean exhausted;
    private boolean lost;
    private Optional<Long> total = Optional.empty();

    NodeRows(String node, String reader, Position start, Function<F, String> name) {
        this.node = node;
        this.reader = reader;
        this.behind = start;
        this.end = start;
        this.fromStart = start.equals(Position.START);
        this.name = name;
    }

    String node() {
        return node;
    }

    String reader() {
        return reader;
    }

    /** Takes rows that were read from {@link #end()} on. */
    void add(Stretch<F> stretch) {
        stretch.rows().forEach(located -> parts.put(name.apply(located.row()), Optional.of(located.row())));
        stretch.further().forEach(part -> parts.putIfAbsent(name.apply(part), Optional.of(part)));
        rows.addAll(stretch.rows());
        end = stretch.end();
        exhausted = stretch.exhausted();
        if (fromStart && total.isEmpty()) {
            total = stretch.total();
        }
        if (rows.isEmpty()) {
            behind = end;
        }
    }

    /** Gives up on a node that stopped answering: its place stays where it was. */
    void lose() {
        rows = new ArrayDeque<>();
        exhausted = true;
        lost = true;
    }

    boolean needsMore() {
        return rows.isEmpty() && !exhausted;
    }

    boolean hasMore() {
        return !rows.isEmpty() || !exhausted;
    }

    Optional<F> head() {
        return Optional.ofNullable(rows.peek()).map(Located::row);
    }

    List<F> ahead() {
        return rows.stream().map(Located::row).toList();
    }

    void take() {
        behind = rows.remove().after();
        if (rows.isEmpty()) {
            behind = end;
        }
    }

    boolean exhausted() {
        return exhausted;
    }

    boolean readWhole() {
        return fromStart && exhausted;
    }

    /** Those names of which it is not known what the node holds, if anything. */
    List<String> unknown(Collection<String> names) {
        return lost
                ? List.of()
                : names.stream().filter(each -> !parts.containsKey(each)).toList();
    }

    void learn(List<String> wanted, List<F> found) {
        wanted.forEach(each -> parts.putIfAbsent(each, Optional.empty()));
        found.forEach(part -> parts.put(name.apply(part), Optional.of(part)));
    }

    Optional<F> part(String wanted) {
        return parts.getOrDefault(wanted, Optional.empty());
    }

    /** Everything before this position was shown or passed over. */
    Position behind() {
        return behind;
    }

    /** The position to read on from. */
    Position end() {
        return end;
    }

    Optional<Long> total() {
        return total;
    }
}
