package dev.artemisstudio.core.operation.queue;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.catalogue.Permission;
import dev.artemisstudio.core.catalogue.Reach;
import dev.artemisstudio.core.catalogue.ResultType;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Target;
import dev.artemisstudio.core.catalogue.Verb;
import dev.artemisstudio.core.error.ErrorKind;
import dev.artemisstudio.core.operation.ClusterId;
import dev.artemisstudio.core.operation.ListFilter;
import dev.artemisstudio.core.operation.PageCursor;
import dev.artemisstudio.core.operation.PageLimit;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import dev.artemisstudio.core.operation.listing.ByName;
import dev.artemisstudio.core.operation.listing.ListCall;
import dev.artemisstudio.core.operation.listing.Merge;
import dev.artemisstudio.core.operation.listing.RowFilter;
import dev.artemisstudio.core.operation.listing.Rows;
import dev.artemisstudio.core.operation.listing.Source;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/** {@code queues.list}: the queues of all nodes by name, deepest first. */
final class ListQueues implements ReadOperation<ListQueues.Request, Rows<QueueRow>> {
    /** Which queues. */
    public record Request(
            @ClusterId String clusterId,
            @ListFilter Optional<String> filter,
            @PageLimit Limit limit,
            @PageCursor Optional<String> cursor) {}

    private static final Merge<QueueFacts> MERGE = new Merge<>(
            Source.paged(Sort.descending("messageCount"), BrokerReader::queues),
            Comparator.comparingLong((QueueFacts queue) -> queue.counts().messages())
                    .reversed(),
            QueueFacts::name,
            Optional.of((reader, names) -> reader.queues(names)));

    private static final OperationSpec<Request, Rows<QueueRow>> SPEC = OperationSpec.<Request, Rows<QueueRow>>of(
                    "queues.list", Request.class, ResultType.of(Rows.class, QueueRow.class))
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
                all; `nodeTotals` counts per node.

                """
                            + QueueFields.ALL.help())
            .call(
                    Target.CLUSTER,
                    Permission.CLUSTER_READ,
                    Reach.EVERY_ACTIVE_NODE,
                    ErrorKind.HIDDEN,
                    ErrorKind.BROKER_UNAVAILABLE)
            .tool("list_resources", new Verb.Value("queues"))
            .route(Route.get("/clusters/{clusterId}/queues"))
            .example(Map.of("clusterId", "demo", "filter", "messageCount > 0", "limit", 10))
            .build();

    @Override
    public OperationSpec<Request, Rows<QueueRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<QueueRow> handle(Request request, ReadContext context) {
        ListCall call = new ListCall(
                SPEC.id(), request.clusterId(), request.filter(), request.limit(), request.cursor(), context);
        return ByName.page(call, MERGE, filter(request.filter()), QueueRow::of);
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
