package dev.artemisstudio.core.operation.message;

import dev.artemisstudio.core.operation.Operation;
import java.util.List;

/** The operations on messages. */
public final class MessageOperations {
    private MessageOperations() {}

    /** One line an operation. */
    public static List<Operation<?, ?>> all() {
        return List.of(new BrowseMessages(), new ReadMessage());
    }
}
