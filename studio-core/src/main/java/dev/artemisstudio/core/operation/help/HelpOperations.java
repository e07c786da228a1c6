package dev.artemisstudio.core.operation.help;

import dev.artemisstudio.core.operation.Operation;
import java.util.List;

/** The operations that explain all others. */
public final class HelpOperations {
    private HelpOperations() {}

    /** One line an operation. */
    public static List<Operation<?, ?>> all() {
        return List.of(new ShowIndex(), new ShowTopic());
    }
}
