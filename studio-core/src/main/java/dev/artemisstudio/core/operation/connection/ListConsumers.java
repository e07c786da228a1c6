package dev.artemisstudio.core.operation.connection;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.ConsumerFacts;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import dev.artemisstudio.core.operation.listing.ByNode;
import dev.artemisstudio.core.operation.listing.Field;
import dev.artemisstudio.core.operation.listing.Fields;
import dev.artemisstudio.core.operation.listing.ListRequest;
import dev.artemisstudio.core.operation.listing.ListSpec;
import dev.artemisstudio.core.operation.listing.Rows;
import dev.artemisstudio.core.operation.listing.Source;
import java.util.List;

/** {@code consumers.list}: the consumers of every node. */
final class ListConsumers implements ReadOperation<ListRequest, Rows<ConsumerRow>> {
    static final Fields<ConsumerFacts> FIELDS = new Fields<>(
            List.of("queue", "clientId", "user", "remoteAddress"),
            List.of(
                    Field.text("queue", "queue", ConsumerFacts::queue),
                    Field.text("address", "address", ConsumerFacts::address),
                    Field.text("clientId", "clientID", c -> c.origin().clientId()),
                    Field.text("user", "user", c -> c.origin().user()),
                    Field.text("protocol", "protocol", c -> c.origin().protocol()),
                    Field.text("remoteAddress", "remoteAddress", c -> c.origin().remoteAddress()),
                    Field.text("sessionId", "session", c -> c.origin().sessionId()),
                    Field.text("consumerId", ConsumerFacts::id),
                    Field.text("filter", "filter", c -> c.filter().orElse("")),
                    Field.number(
                            "inDelivery", "messagesInTransit", c -> c.progress().inDelivery()),
                    Field.number("delivered", c -> c.progress().delivered()),
                    Field.number("acknowledged", c -> c.progress().acknowledged())));

    private static final Source<ConsumerFacts> SOURCE = Source.paged(Sort.ascending("id"), BrokerReader::consumers);

    private static final OperationSpec<ListRequest, Rows<ConsumerRow>> SPEC = ListSpec.of(
                    "consumers", ConsumerRow.class, "queue = orders")
            .summary("Consumers of queues: who takes messages, how many are in delivery, when it last acknowledged.")
            .help(
                    """
                One row a consumer. **Order**: by node, then by the broker's own number of the consumer, which grows: oldest first. Ids are \
                known to their node alone, so an action on a consumer needs `node` too.

                `progress.inDelivery` are messages handed over and not acknowledged: high and steady, with a `lastAcknowledged` long ago, it \
                means that the consumer holds messages and finishes none. Counts run since the consumer was made; what an older \
                broker does not count is absent. **Not shown**: Studio's own consumers; whether a \
                consumer only browses, which this list of the broker does not tell.

                """
                            + FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<ConsumerRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<ConsumerRow> handle(ListRequest request, ReadContext context) {
        return ByNode.page(request.call(SPEC.id(), context), SOURCE, FIELDS.read(request.filter()), ConsumerRow::of);
    }
}
