package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.TransportFacts;
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

/** {@code connectors.list}: the connectors of every node. */
final class ListConnectors implements ReadOperation<ListRequest, Rows<TransportRow>> {
    static final Fields<TransportFacts> FIELDS = new Fields<>(
            List.of("name"),
            List.of(
                    Field.text("name", TransportFacts::name),
                    Field.text("host", t -> t.parameters().getOrDefault("host", "")),
                    Field.text("port", t -> t.parameters().getOrDefault("port", "")),
                    Field.flag("started", TransportFacts::started)));

    private static final Source<TransportFacts> SOURCE =
            Source.whole(BrokerReader::connectors, Comparator.comparing(TransportFacts::name));

    private static final OperationSpec<ListRequest, Rows<TransportRow>> SPEC = ListSpec.of(
                    "connectors", TransportRow.class, "self")
            .summary("Connectors: how nodes reach other brokers, with host and parameters.")
            .help(
                    """
                One row a connector and node. **Order**: by node, then by name. Parameters are those of the broker's configuration; passwords are never \
                shown. `started` is always true: a connector is a description.

                """
                            + FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<TransportRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<TransportRow> handle(ListRequest request, ReadContext context) {
        return ByNode.page(request.call(SPEC.id(), context), SOURCE, FIELDS.read(request.filter()), TransportRow::of);
    }
}
