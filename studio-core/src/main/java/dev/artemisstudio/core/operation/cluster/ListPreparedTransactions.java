package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.PreparedTransaction;
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

/** {@code prepared_transactions.list}: prepared XA transactions of every node. */
final class ListPreparedTransactions implements ReadOperation<ListRequest, Rows<PreparedTransactionRow>> {
    static final Fields<PreparedTransaction> FIELDS = new Fields<>(
            List.of("xid"),
            List.of(
                    Field.text("xid", PreparedTransaction::xid),
                    Field.number("messages", PreparedTransaction::messages)));

    private static final Source<PreparedTransaction> SOURCE =
            Source.whole(BrokerReader::preparedTransactions, Comparator.comparing(PreparedTransaction::xid));

    private static final OperationSpec<ListRequest, Rows<PreparedTransactionRow>> SPEC = ListSpec.of(
                    "prepared_transactions", PreparedTransactionRow.class, "messages > 0")
            .summary(
                    "Prepared XA transactions: neither committed nor rolled back, their messages counted and not to be browsed.")
            .help(
                    """
                One row a transaction and node. **Order**: by node, then by xid. A transaction that stays prepared means that its transaction \
                manager was lost between its two phases: it must be committed or rolled back by hand, on the node named. Its messages are the usual \
                reason for a queue whose count is above what a browser sees. A broker tells when a transaction was prepared in its own \
                locale only, so `createdAt` may be absent.

                """
                            + FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<PreparedTransactionRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<PreparedTransactionRow> handle(ListRequest request, ReadContext context) {
        return ByNode.page(
                request.call(SPEC.id(), context), SOURCE, FIELDS.read(request.filter()), PreparedTransactionRow::of);
    }
}
