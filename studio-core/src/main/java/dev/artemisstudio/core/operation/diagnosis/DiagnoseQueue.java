package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.catalogue.Permission;
import dev.artemisstudio.core.catalogue.Reach;
import dev.artemisstudio.core.catalogue.ResultType;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Target;
import dev.artemisstudio.core.catalogue.Verb;
import dev.artemisstudio.core.diagnosis.QueueDiagnosis;
import dev.artemisstudio.core.diagnosis.Thresholds;
import dev.artemisstudio.core.error.ErrorKind;
import dev.artemisstudio.core.operation.ClusterId;
import dev.artemisstudio.core.operation.QueueName;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import java.util.Map;
import java.util.Optional;

/** {@code queue.diagnose}: why the messages of a queue wait, from its live state on all nodes. */
final class DiagnoseQueue implements ReadOperation<DiagnoseQueue.Request, DiagnosisReport> {
    /** Which queue. */
    public record Request(@ClusterId String clusterId, @QueueName String queue) {}

    private static final OperationSpec<Request, DiagnosisReport> SPEC = OperationSpec.<Request, DiagnosisReport>of(
                    "queue.diagnose", Request.class, ResultType.of(DiagnosisReport.class))
            .summary("Why the messages of a queue wait or go missing: findings with evidence, the worst first.")
            .help(
                    """
                    Reads the queue and its consumers twice, a second apart, on every node, browses its head, and looks at the \
                    settings of its address. Tells a stalled consumer (holds messages, acknowledges none) from a starved one \
                    (attached, handed nothing: selector, group, exclusive queue or no credit), and explains counts that mislead: \
                    paused, scheduled, ring, last-value, prepared transactions, counters below zero.

                    Two readings a second apart are a glimpse: rates come with their span, and a consumer that takes longer than \
                    that for one message looks stalled, which is why only a longer silence is a warning. Nothing is changed by \
                    looking.
                    """)
            .call(
                    Target.QUEUE,
                    Permission.CLUSTER_READ,
                    Reach.NODES_HOLDING_QUEUE,
                    ErrorKind.HIDDEN,
                    ErrorKind.NOT_FOUND,
                    ErrorKind.BROKER_UNAVAILABLE)
            .tool("diagnose", new Verb.WhenPresent())
            .route(Route.get("/clusters/{clusterId}/queues/{queue}/diagnosis"))
            .example(Map.of("clusterId", "demo", "queue", "orders"))
            .build();

    private final Pause pause;
    private final Thresholds thresholds;

    DiagnoseQueue(Pause pause, Thresholds thresholds) {
        this.pause = pause;
        this.thresholds = thresholds;
    }

    @Override
    public OperationSpec<Request, DiagnosisReport> spec() {
        return SPEC;
    }

    @Override
    public DiagnosisReport handle(Request request, ReadContext context) {
        QueueLook.Seen seen = new QueueLook(context.clock(), pause)
                .look(context.clusters().get(request.clusterId()), request.queue());
        return DiagnosisReport.of(
                seen.snapshot().cluster(),
                Optional.of(request.queue()),
                QueueDiagnosis.of(seen.snapshot(), thresholds),
                seen.statuses(),
                seen.snapshot().readAt());
    }
}
