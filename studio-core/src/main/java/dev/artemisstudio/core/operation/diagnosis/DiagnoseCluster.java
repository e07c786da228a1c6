package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.catalogue.Permission;
import dev.artemisstudio.core.catalogue.Reach;
import dev.artemisstudio.core.catalogue.ResultType;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Target;
import dev.artemisstudio.core.catalogue.Verb;
import dev.artemisstudio.core.diagnosis.ClusterDiagnosis;
import dev.artemisstudio.core.diagnosis.Thresholds;
import dev.artemisstudio.core.error.ErrorKind;
import dev.artemisstudio.core.operation.ClusterId;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import java.util.Map;
import java.util.Optional;

/** {@code cluster.diagnose}: what is wrong with a cluster, from its live state. */
final class DiagnoseCluster implements ReadOperation<DiagnoseCluster.Request, DiagnosisReport> {
    /** Which cluster. */
    public record Request(@ClusterId String clusterId) {}

    private static final OperationSpec<Request, DiagnosisReport> SPEC = OperationSpec.<Request, DiagnosisReport>of(
                    "cluster.diagnose", Request.class, ResultType.of(DiagnosisReport.class))
            .summary("What is wrong with a cluster now: findings with evidence, the worst first.")
            .help(
                    """
                    Looks at nodes and pairs (unreachable, split brain, backup missing or not in sync, clock, versions), at \
                    disk, memory and paging, at cluster connections, and at the deepest queues, those without a consumer, the \
                    paused ones and the dead-letter queues of each node, which are read twice, a second apart.

                    Each finding has a code, its evidence (value, unit, node, time read), what it means, and which call to make \
                    next. What was not read is a finding too: no finding means that nothing was found in what was read. \
                    Name a queue to learn why its messages wait.
                    """)
            .call(Target.CLUSTER, Permission.CLUSTER_READ, Reach.EVERY_ACTIVE_NODE, ErrorKind.HIDDEN)
            .tool("diagnose", new Verb.WhenAbsent())
            .route(Route.get("/clusters/{clusterId}/diagnosis"))
            .example(Map.of("clusterId", "demo"))
            .build();

    private final Pause pause;
    private final Thresholds thresholds;

    DiagnoseCluster(Pause pause, Thresholds thresholds) {
        this.pause = pause;
        this.thresholds = thresholds;
    }

    @Override
    public OperationSpec<Request, DiagnosisReport> spec() {
        return SPEC;
    }

    @Override
    public DiagnosisReport handle(Request request, ReadContext context) {
        ClusterLook.Seen seen =
                new ClusterLook(context.clock(), pause).look(context.clusters().get(request.clusterId()));
        return DiagnosisReport.of(
                seen.snapshot().cluster(),
                Optional.empty(),
                ClusterDiagnosis.of(seen.snapshot(), thresholds),
                seen.statuses(),
                seen.snapshot().readAt());
    }
}
