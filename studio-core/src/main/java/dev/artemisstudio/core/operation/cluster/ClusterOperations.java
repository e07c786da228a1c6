package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.operation.Operation;
import java.util.List;

/** The operations on clusters and on what their nodes are configured to do. */
public final class ClusterOperations {
    private ClusterOperations() {}

    /** One line an operation. */
    public static List<Operation<?, ?>> all() {
        return List.of(
                new ListNodes(),
                new ListClusters(),
                new ListDiverts(),
                new ListBridges(),
                new ListAcceptors(),
                new ListConnectors(),
                new ListAddressSettings(),
                new ListSecuritySettings(),
                new ListPreparedTransactions(),
                new ListDeadLetters());
    }
}
