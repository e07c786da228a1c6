package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.diagnosis.Thresholds;
import dev.artemisstudio.core.operation.Operation;
import java.util.List;

/** The operations that say what is wrong. */
public final class DiagnosisOperations {
    private DiagnosisOperations() {}

    /** One line an operation. */
    public static List<Operation<?, ?>> all() {
        return List.of(
                new DiagnoseCluster(Pause.ofThread(), Thresholds.DEFAULT),
                new DiagnoseQueue(Pause.ofThread(), Thresholds.DEFAULT));
    }
}
