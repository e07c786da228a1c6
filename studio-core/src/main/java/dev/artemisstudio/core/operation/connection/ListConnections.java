package dev.artemisstudio.core.operation.connection;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.ConnectionFacts;
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

/** {@code connections.list}: the connections of every node. */
final class ListConnections implements ReadOperation<ListRequest, Rows<ConnectionRow>> {
    static final Fields<ConnectionFacts> FIELDS = new Fields<>(
            List.of("clientId", "user", "remoteAddress", "connectionId"),
            List.of(
                    Field.text("connectionId", "connectionID", ConnectionFacts::id),
                    Field.text("clientId", "clientID", ConnectionFacts::clientId),
                    Field.text("user", ConnectionFacts::user),
                    Field.text("protocol", "protocol", ConnectionFacts::protocol),
                    Field.text("remoteAddress", "remoteAddress", ConnectionFacts::remoteAddress),
                    Field.number("sessions", "sessionCount", c -> (long) c.sessions())));

    private static final Source<ConnectionFacts> SOURCE =
            Source.paged(Sort.ascending("connectionID"), BrokerReader::connections);

    private static final OperationSpec<ListRequest, Rows<ConnectionRow>> SPEC = ListSpec.of(
                    "connections", ConnectionRow.class, "10.0.")
            .summary("Client connections: who is connected, from where, over which protocol.")
            .help(
                    """
                One row a connection. **Order**: by node, then by connection id. Ids are known to their node alone. `user` lists the \
                users of its sessions, with commas between several. Connections between nodes of the cluster are listed as well. \
                **Not shown**: Studio's own connections.

                """
                            + FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<ConnectionRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<ConnectionRow> handle(ListRequest request, ReadContext context) {
        return ByNode.page(request.call(SPEC.id(), context), SOURCE, FIELDS.read(request.filter()), ConnectionRow::of);
    }
}
