package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.operation.cluster.ClusterOperations;
import dev.artemisstudio.core.operation.connection.ConnectionOperations;
import dev.artemisstudio.core.operation.diagnosis.DiagnosisOperations;
import dev.artemisstudio.core.operation.help.HelpOperations;
import dev.artemisstudio.core.operation.message.MessageOperations;
import dev.artemisstudio.core.operation.queue.QueueOperations;
import java.util.List;
import java.util.stream.Stream;

/** Every operation of Studio: one line a package. */
public final class Operations {
    private Operations() {}

    /** All of them, in the order of help and listings. */
    public static List<Operation<?, ?>> all() {
        return Stream.<List<Operation<?, ?>>>of(
                        HelpOperations.all(),
                        DiagnosisOperations.all(),
                        ClusterOperations.all(),
                        QueueOperations.all(),
                        ConnectionOperations.all(),
                        MessageOperations.all())
                .flatMap(List::stream)
                .toList();
    }
}
