package dev.artemisstudio.core.operation.connection;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.SessionFacts;
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

/** {@code sessions.list}: the sessions of every node. */
final class ListSessions implements ReadOperation<ListRequest, Rows<SessionRow>> {
    static final Fields<SessionFacts> FIELDS = new Fields<>(
            List.of("sessionId", "connectionId", "clientId", "user"),
            List.of(
                    Field.text("sessionId", "id", SessionFacts::id),
                    Field.text("connectionId", "connectionID", s -> s.origin().connectionId()),
                    Field.text("clientId", "clientID", s -> s.origin().clientId()),
                    Field.text("user", s -> s.origin().user()),
                    Field.number("consumers", "consumerCount", s -> (long) s.consumers()),
                    Field.number("producers", "producerCount", s -> (long) s.producers())));

    private static final Source<SessionFacts> SOURCE = Source.paged(Sort.ascending("id"), BrokerReader::sessions);

    private static final OperationSpec<ListRequest, Rows<SessionRow>> SPEC = ListSpec.of(
                    "sessions", SessionRow.class, "consumers > 0")
            .summary("Sessions on connections, with their consumers and producers.")
            .help(
                    """
                One row a session. **Order**: by node, then by session id. Ids are known to their node alone. **Not shown**: Studio's own \
                sessions; protocol and remote address, which the connection has (`kind=connections`, `connectionId = …`).

                """
                            + FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<SessionRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<SessionRow> handle(ListRequest request, ReadContext context) {
        return ByNode.page(request.call(SPEC.id(), context), SOURCE, FIELDS.read(request.filter()), SessionRow::of);
    }
}
