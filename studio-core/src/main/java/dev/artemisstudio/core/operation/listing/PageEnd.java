package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.cluster.NodeStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Collects what a page says beside its rows. */
final class PageEnd {
    private final ListCall call;
    private final List<NodeStatus> nodes;
    private final List<String> notices = new ArrayList<>();
    private final Map<String, Long> totals = new TreeMap<>();
    private boolean totalKnown = true;
    private boolean more;

    PageEnd(ListCall call, List<NodeStatus> nodes) {
        this.call = call;
        this.nodes = nodes;
        call.limitNotice().ifPresent(notices::add);
    }

    void total(String node, Optional<Long> total) {
        total.ifPresentOrElse(count -> totals.put(node, count), () -> totalKnown = false);
    }

    void notice(String text) {
        notices.add(text);
    }

    void more() {
        more = true;
    }

    boolean hasMore() {
        return more;
    }

    /** A page whose rows belong to one node each: the total is the sum. */
    <T> Rows<T> rows(List<T> items, Map<String, Position> places) {
        long sum = totals.values().stream().mapToLong(Long::longValue).sum();
        return rows(items, places, totalKnown ? Optional.of(sum) : Optional.empty());
    }

    <T> Rows<T> rows(List<T> items, Map<String, Position> places, Optional<Long> total) {
        return new Rows<>(
                items,
                total,
                totals,
                more,
                more ? Optional.of(call.cursorAt(places)) : Optional.empty(),
                notices.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", notices)),
                nodes,
                call.context().clock().instant());
    }
}
