package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.cluster.NodeStatus;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One page of a list. Every list answers with this.
 *
 * @param <T> a row
 */
public record Rows<T>(
        @Doc("The rows of this page, in the order that the help of the kind states.") List<T> items,
        @Doc("How many rows match on all nodes that answered; absent where it is not known without reading everything.")
                Optional<Long> total,
        @Doc("How many rows match on each node, by node; absent where the broker can't count them.")
                Map<String, Long> nodeTotals,
        @Doc("Whether there may be more rows: call again with the cursor.") boolean truncated,
        @Doc("Where to go on.") Optional<String> cursor,
        @Doc("What a reader of this page must know, such as a lowered limit.") Optional<String> notice,
        @Doc("Each node of the cluster and how it took part.") List<NodeStatus> nodes,
        @Doc("Studio's clock when the page was complete.") Instant readAt) {
    /** The same page with other rows in the place of these, made by asking the nodes once more. */
    public <U> Rows<U> with(List<U> others, List<NodeStatus> statuses) {
        return new Rows<>(others, total, nodeTotals, truncated, cursor, notice, statuses, readAt);
    }
}
