package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.cluster.NodeStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lists that are short enough to be made whole for every page; a cursor says how many rows are behind. */
public final class InMemory {
    private static final String PLACE = "rows";

    private InMemory() {}

    /**
     * One page.
     *
     * @param all every row, in order
     * @param notes what a reader must know beside
     */
    public static <T> Rows<T> page(
            ListCall call, List<T> all, RowFilter<T> filter, List<NodeStatus> nodes, List<String> notes) {
        List<T> matching = all.stream().filter(filter.test()).toList();
        int from = Math.min(call.places().getOrDefault(PLACE, Position.START).row(), matching.size());
        int to = Math.min(from + call.rows(), matching.size());
        List<String> notices = new ArrayList<>(call.limitNotice().stream().toList());
        notices.addAll(notes);
        boolean more = to < matching.size();
        return new Rows<>(
                List.copyOf(matching.subList(from, to)),
                Optional.of((long) matching.size()),
                Map.of(),
                more,
                more ? Optional.of(call.cursorAt(Map.of(PLACE, new Position(1, to)))) : Optional.empty(),
                notices.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", notices)),
                nodes,
                call.context().clock().instant());
    }
}
