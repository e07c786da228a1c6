package dev.artemisstudio.core.operation.queue;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import dev.artemisstudio.core.operation.listing.ByName;
import dev.artemisstudio.core.operation.listing.ListRequest;
import dev.artemisstudio.core.operation.listing.ListSpec;
import dev.artemisstudio.core.operation.listing.Merge;
import dev.artemisstudio.core.operation.listing.RowFilter;
import dev.artemisstudio.core.operation.listing.Rows;
import dev.artemisstudio.core.operation.listing.Source;
import java.util.Comparator;
import java.util.Optional;

/** {@code queues.list}: the queues of all nodes by name, deepest first. */
final class ListQueues implements ReadOperation<ListRequest, Rows<QueueRow>> {
    private static final Merge<QueueFacts> MERGE = new Merge<>(
            Source.paged(Sort.descending("messageCount"), BrokerReader::queues),
            Comparator.comparingLong((QueueFacts queue) -> queue.counts().messages())
                    .reversed(),
            QueueFacts::name,
            Optional.of((reader, names) -> reader.queues(names)));

    private static final OperationSpec<ListRequest, Rows<QueueRow>> SPEC = ListSpec.of(
                    "queues", QueueRow.class, "messageCount > 0")
            .summary("Queues with depth, consumers and state, merged over nodes, deepest first.")
            .help(
                    """
                One row a queue name; `nodes` has its part on each node, and counts are the sums of the parts.

                **Order**: by the deepest single part, descending; equal ones by name within a page. Brokers sort, so \
                pages cost the same however many queues there are.

                **Counts**: `messageCount` includes messages in delivery and scheduled ones; what a browser can see is \
                `messageCount - deliveringCount - scheduledCount`. `sinceStart` runs from the start of each node. A count below \
                zero is the broker's own and is shown as it came, with a `note`.

                **Not shown**: queues of the broker itself, unless the filter names `internal` (`internal = true`); queues \
                that Studio made to get its answers; whether a queue is non-destructive.

                A condition is tested against each node's own part: `consumerCount = 0` finds queues that lack a consumer on \
                some node, and their rows still show all parts. `total` is known where one node answers or one page holds \
                all; `nodeTotals` counts per node, exact to within a minute.

                """
                            + QueueFields.ALL.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<QueueRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<QueueRow> handle(ListRequest request, ReadContext context) {
        return ByName.page(request.call(SPEC.id(), context), MERGE, filter(request.filter()), QueueRow::of);
    }

    private static RowFilter<QueueFacts> filter(Optional<String> text) {
        RowFilter<QueueFacts> filter = QueueFields.ALL.read(text);
        if (filter.field().filter(QueueFields.INTERNAL::equals).isPresent()) {
            return filter;
        }
        return filter.and(
                new Condition(QueueFields.INTERNAL_AT_BROKER, Condition.Comparison.EQUALS, "false"),
                queue -> !queue.config().is(QueueTrait.INTERNAL));
    }
}
