package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.cluster.NodeStatus;
import dev.artemisstudio.core.diagnosis.Diagnosis;
import dev.artemisstudio.core.diagnosis.Finding;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What is wrong with a cluster or with one of its queues. */
public record DiagnosisReport(
        @Doc("The cluster's short id.") String clusterId,
        @Doc("The queue; absent for the diagnosis of a whole cluster.") Optional<String> queue,
        @Doc("One sentence: the worst finding, what was read, and what was not.") String verdict,
        @Doc("What was found, the worst first. None means only that nothing was found in what was read.")
                List<Finding> findings,
        @Doc("How each node took part.") List<NodeStatus> nodes,
        @Doc("Studio's clock when the reading ended.") Instant readAt) {

    static DiagnosisReport of(
            String clusterId, Optional<String> queue, Diagnosis diagnosis, List<NodeStatus> nodes, Instant readAt) {
        return new DiagnosisReport(clusterId, queue, diagnosis.verdict(), diagnosis.findings(), nodes, readAt);
    }
}
