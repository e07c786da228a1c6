package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.DivertFacts;
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

/** {@code diverts.list}: the diverts of every node. */
final class ListDiverts implements ReadOperation<ListRequest, Rows<DivertRow>> {
    static final Fields<DivertFacts> FIELDS = new Fields<>(
            List.of("name", "address", "forwardingAddress"),
            List.of(
                    Field.text("name", DivertFacts::name),
                    Field.text("address", DivertFacts::address),
                    Field.text("forwardingAddress", DivertFacts::forwardingAddress),
                    Field.flag("exclusive", DivertFacts::exclusive)));

    private static final Source<DivertFacts> SOURCE =
            Source.whole(BrokerReader::diverts, Comparator.comparing(DivertFacts::name));

    private static final OperationSpec<ListRequest, Rows<DivertRow>> SPEC = ListSpec.of(
                    "diverts", DivertRow.class, "orders")
            .summary("Diverts: which messages of an address are sent on to another one.")
            .help(
                    """
                One row a divert and node: each node has its own. **Order**: by node, then by name. An exclusive divert keeps a message from its \
                original address: the usual reason for a queue that stays empty.

                """
                            + FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<DivertRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<DivertRow> handle(ListRequest request, ReadContext context) {
        return ByNode.page(request.call(SPEC.id(), context), SOURCE, FIELDS.read(request.filter()), DivertRow::of);
    }
}
