package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.NodeAnswer;
import dev.artemisstudio.core.cluster.NodeAnswers;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.cluster.NodeStatus;
import dev.artemisstudio.core.diagnosis.Gap;
import dev.artemisstudio.core.diagnosis.QueuePart;
import dev.artemisstudio.core.diagnosis.QueueReading;
import dev.artemisstudio.core.diagnosis.QueueSnapshot;
import dev.artemisstudio.core.error.NotFound;
import dev.artemisstudio.core.operation.UnknownQueue;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Looks twice at a queue on all nodes that have it, and puts together what a diagnosis needs. */
final class QueueLook {
    /** Time between the two readings of a queue: enough to see a consumer work, short enough to wait for. */
    static final Duration BETWEEN_READINGS = Duration.ofSeconds(1);

    private final Clock clock;
    private final Pause pause;

    QueueLook(Clock clock, Pause pause) {
        this.clock = clock;
        this.pause = pause;
    }

    /** What was read, and how each node took part. */
    record Seen(QueueSnapshot snapshot, List<NodeStatus> statuses) {}

    /**
     * Looks at a queue.
     *
     * @throws NotFound with close names, where no node that answers has it
     * @throws dev.artemisstudio.core.error.BrokerUnavailable where no node answers
     */
    Seen look(Cluster cluster, String queue) {
        NodeAnswers<Optional<QueuePartReader.Read>> first = cluster.ask(
                        NodeSelection.active(), reader -> new QueuePartReader(reader, clock).read(queue))
                .orUnavailable();
        List<QueuePartReader.Read> read =
                first.done().stream().flatMap(d -> d.value().stream()).toList();
        if (read.isEmpty()) {
            throw UnknownQueue.of(cluster, queue, first.statuses());
        }
        pause.passing(BETWEEN_READINGS);
        Map<String, QueueReading> again = cluster
                .ask(NodeSelection.active(), reader -> new QueuePartReader(reader, clock).reading(queue))
                .done()
                .stream()
                .filter(d -> d.value().isPresent())
                .collect(Collectors.toMap(NodeAnswer.Done::node, d -> d.value().orElseThrow()));
        List<QueuePart> parts =
                read.stream().map(r -> withSecond(r.part(), again)).toList();
        List<Gap> gaps = read.stream().flatMap(r -> r.gaps().stream()).toList();
        List<String> missing = first.done().stream()
                .filter(d -> d.value().isEmpty())
                .map(NodeAnswer.Done::node)
                .toList();
        List<NodeStatus> unread = first.statuses().stream()
                .filter(s -> s.status() != NodeStatus.State.OK)
                .toList();
        QueueSnapshot snapshot = new QueueSnapshot(cluster.id(), queue, clock.instant(), parts, missing, unread, gaps);
        return new Seen(snapshot, first.statuses());
    }

    private static QueuePart withSecond(QueuePart part, Map<String, QueueReading> again) {
        return new QueuePart(
                part.node(), part.first(), Optional.ofNullable(again.get(part.node())), part.around(), part.contents());
    }
}
