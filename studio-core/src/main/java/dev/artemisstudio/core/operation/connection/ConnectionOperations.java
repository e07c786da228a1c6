package dev.artemisstudio.core.operation.connection;

import dev.artemisstudio.core.operation.Operation;
import java.util.List;

/** The operations on clients: who is connected, and what they do. */
public final class ConnectionOperations {
    private ConnectionOperations() {}

    /** One line an operation. */
    public static List<Operation<?, ?>> all() {
        return List.of(new ListConsumers(), new ListProducers(), new ListConnections(), new ListSessions());
    }
}
