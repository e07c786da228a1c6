package dev.artemisstudio.core.operation.message;

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
import dev.artemisstudio.core.operation.PageCursor;
import dev.artemisstudio.core.operation.PageLimit;
import dev.artemisstudio.core.operation.QueueName;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import dev.artemisstudio.core.operation.listing.Rows;
import java.util.Map;
import java.util.Optional;

/** {@code messages.browse}: the messages of a queue, without their bodies. */
final class BrowseMessages implements ReadOperation<BrowseMessages.Request, Rows<MessageRow>> {
    /** Which messages. */
    public record Request(
            @ClusterId String clusterId,
            @QueueName String queue,
            @MessageFilter Optional<String> filter,
            @PageLimit Limit limit,
            @PageCursor Optional<String> cursor) {}

    private static final OperationSpec<Request, Rows<MessageRow>> SPEC = OperationSpec.<Request, Rows<MessageRow>>of(
                    "messages.browse", Request.class, ResultType.of(Rows.class, MessageRow.class))
            .summary("Messages of a queue with headers and properties, without bodies; nothing is consumed.")
            .help(
                    """
                **Order**: node by node, by name; on a node as the queue holds them, its head first. \
                **Filter**: the broker's selector, see topic `filters`.

                **Not shown**: bodies (call again with `messageId`); messages in delivery, scheduled, or held by a prepared \
                transaction, which no browser can see; so the rows can be fewer than `messageCount`. At most 50 properties a message, \
                texts cut at 256 characters; `note` says so.

                `nodeTotals` counts what a browser can see on each node when there is no filter. A cursor counts messages from the head: \
                what is consumed between two pages moves the rest up.

                A queue that purges itself when its last consumer leaves is not browsed by a consumer, but through management: then at most \
                200 messages and shortened values are seen, and `notice` says so.""")
            .call(Target.MESSAGE, Permission.MESSAGE_READ, Reach.NODES_HOLDING_QUEUE, ErrorKind.NOT_FOUND)
            .tool("browse_messages", new Verb.WhenAbsent())
            .route(Route.get("/clusters/{clusterId}/queues/{queue}/messages"))
            .example(Map.of("clusterId", "demo", "queue", "orders", "limit", 10))
            .build();

    @Override
    public OperationSpec<Request, Rows<MessageRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<MessageRow> handle(Request request, ReadContext context) {
        return new QueueBrowse(request, context).page();
    }
}
