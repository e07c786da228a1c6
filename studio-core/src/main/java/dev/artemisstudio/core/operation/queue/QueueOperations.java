package dev.artemisstudio.core.operation.queue;

import dev.artemisstudio.core.operation.Operation;
import java.util.List;

/** The operations on queues. */
public final class QueueOperations {
    private QueueOperations() {}

    /** One line an operation. */
    public static List<Operation<?, ?>> all() {
        return List.of(new ListQueues(), new ListAddresses());
    }
}
