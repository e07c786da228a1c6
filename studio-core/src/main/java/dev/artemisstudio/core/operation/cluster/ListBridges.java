package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.BridgeFacts;
import dev.artemisstudio.core.broker.BrokerReader;
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
import java.util.Comparator;
import java.util.List;

/** {@code bridges.list}: the bridges of every node. */
final class ListBridges implements ReadOperation<ListRequest, Rows<BridgeRow>> {
    static final Fields<BridgeFacts> FIELDS = new Fields<>(
            List.of("name", "queue", "forwardingAddress"),
            List.of(
                    Field.text("name", BridgeFacts::name),
                    Field.text("queue", BridgeFacts::queue),
                    Field.text("forwardingAddress", b -> b.forwardingAddress().orElse("")),
                    Field.flag("started", BridgeFacts::started),
                    Field.flag("connected", BridgeFacts::connected)));

    private static final Source<BridgeFacts> SOURCE =
            Source.whole(BrokerReader::bridges, Comparator.comparing(BridgeFacts::name));

    private static final OperationSpec<ListRequest, Rows<BridgeRow>> SPEC = ListSpec.of(
                    "bridges", BridgeRow.class, "connected = false")
            .summary("Bridges: queues whose messages are sent on to another broker, and whether they are connected.")
            .help(
                    """
                One row a bridge and node. **Order**: by node, then by name. `started` says that it is switched on, `connected` that it reaches its \
                target now. Bridges that the broker makes for its cluster connections are listed as the broker lists them.

                """
                            + FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<BridgeRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<BridgeRow> handle(ListRequest request, ReadContext context) {
        return ByNode.page(request.call(SPEC.id(), context), SOURCE, FIELDS.read(request.filter()), BridgeRow::of);
    }
}
