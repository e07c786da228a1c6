package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.PreparedTransaction;
import dev.artemisstudio.core.catalogue.Doc;
import java.time.Instant;
import java.util.Optional;

/** A prepared XA transaction on one node. */
public record PreparedTransactionRow(
        @Doc("The node that holds it.") String node,
        @Doc("Its xid in base64, as the broker's commit and rollback take it.") String xid,
        @Doc("When it was prepared.") Optional<Instant> createdAt,
        @Doc("Messages that it holds; absent where the broker does not say.") Optional<Long> messages) {
    static PreparedTransactionRow of(String node, PreparedTransaction transaction) {
        return new PreparedTransactionRow(
                node,
                transaction.xid(),
                transaction.createdAt(),
                Optional.of(transaction.messages()).filter(count -> count >= 0));
    }
}
