package dev.artemisstudio.core.operation.connection;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.ProducerFacts;
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

/** {@code producers.list}: the producers of every node. */
final class ListProducers implements ReadOperation<ListRequest, Rows<ProducerRow>> {
    static final Fields<ProducerFacts> FIELDS = new Fields<>(
            List.of("address", "clientId", "user", "remoteAddress"),
            List.of(
                    Field.text("address", "address", ProducerFacts::address),
                    Field.text("clientId", "clientID", p -> p.origin().clientId()),
                    Field.text("user", "user", p -> p.origin().user()),
                    Field.text("protocol", "protocol", p -> p.origin().protocol()),
                    Field.text("remoteAddress", "remoteAddress", p -> p.origin().remoteAddress()),
                    Field.text("sessionId", p -> p.origin().sessionId()),
                    Field.number("messagesSent", ProducerFacts::messagesSent),
                    Field.number("bytesSent", ProducerFacts::bytesSent)));

    private static final Source<ProducerFacts> SOURCE = Source.paged(Sort.ascending("id"), BrokerReader::producers);

    private static final OperationSpec<ListRequest, Rows<ProducerRow>> SPEC = ListSpec.of(
                    "producers", ProducerRow.class, "orders")
            .summary("Producers: who sends to which address, how many messages and bytes.")
            .help(
                    """
                One row a producer. **Order**: by node, then by the broker's own number of the producer, oldest first. Counts run since the \
                producer was made; what an older broker does not count is absent. A client that sends without naming an address first \
                shows an empty `address` or none at all. **Not shown**: Studio's own producers.

                """
                            + FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<ProducerRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<ProducerRow> handle(ListRequest request, ReadContext context) {
        return ByNode.page(request.call(SPEC.id(), context), SOURCE, FIELDS.read(request.filter()), ProducerRow::of);
    }
}
