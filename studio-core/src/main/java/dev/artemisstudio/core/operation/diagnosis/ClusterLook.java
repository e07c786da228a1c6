package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.NodeAnswer;
import dev.artemisstudio.core.cluster.NodeAnswers;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.cluster.NodeStatus;
import dev.artemisstudio.core.cluster.NodeView;
import dev.artemisstudio.core.diagnosis.ClusterSnapshot;
import dev.artemisstudio.core.diagnosis.CountReading;
import dev.artemisstudio.core.diagnosis.DeadLetterSample;
import dev.artemisstudio.core.diagnosis.Gap;
import dev.artemisstudio.core.diagnosis.NodeSnapshot;
import dev.artemisstudio.core.diagnosis.QueueSample;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks at a cluster twice, all nodes at once, and puts together what a diagnosis needs. */
final class ClusterLook {
    /** Time between the two readings of dead-letter queues. */
    static final Duration BETWEEN_READINGS = Duration.ofSeconds(1);

    private final Clock clock;
    private final Pause pause;

    ClusterLook(Clock clock, Pause pause) {
        this.clock = clock;
        this.pause = pause;
    }

    /** What was read, and how each node took part. A cluster of which no node answers is read too: that is what it shows. */
    record Seen(ClusterSnapshot snapshot, List<NodeStatus> statuses) {}

    Seen look(Cluster cluster) {
        NodeAnswers<NodeReading> answers =
                cluster.ask(NodeSelection.active(), reader -> new NodeReader(reader, clock).read());
        Map<String, NodeReading> read =
                answers.done().stream().collect(Collectors.toMap(NodeAnswer.Done::node, NodeAnswer.Done::value));
        List<DeadLetterSample> first = read.values().stream()
                .flatMap(r -> r.sinks().deadLetters().stream())
                .toList();
        List<DeadLetterSample> deadLetters = first.isEmpty() ? first : again(cluster, first);
        List<QueueSample> queues =
                read.values().stream().flatMap(r -> r.queues().stream()).toList();
        List<NodeSnapshot> nodes = cluster.nodes().stream()
                .map(view -> node(view, Optional.ofNullable(read.get(view.name()))))
                .toList();
        ClusterSnapshot snapshot = new ClusterSnapshot(
                cluster.id(),
                clock.instant(),
                nodes,
                SplitBrainSigns.of(cluster),
                queues,
                read.values().stream().flatMap(r -> r.addresses().stream()).toList(),
                deadLetters,
                read.values().stream()
                        .flatMap(r -> r.sinks().expiryAddresses().stream())
                        .collect(Collectors.toSet()),
                Stream.concat(read.values().stream().flatMap(r -> r.gaps().stream()), failures(answers, nodes))
                        .toList());
        return new Seen(snapshot, answers.statuses());
    }

    /** Why a node that is not known to be down gave no answer: it refused, or took too long. */
    private static Stream<Gap> failures(NodeAnswers<NodeReading> answers, List<NodeSnapshot> nodes) {
        return answers.statuses().stream()
                .filter(s -> s.status() == NodeStatus.State.UNREACHABLE)
                .filter(s -> nodes.stream()
                        .noneMatch(n -> n.name().equals(s.node()) && n.view().state() == NodeView.State.UNREACHABLE))
                .map(s -> new Gap(s.node(), "node", s.reason().orElse("no reason was given")));
    }

    private static NodeSnapshot node(NodeView view, Optional<NodeReading> reading) {
        return new NodeSnapshot(
                view,
                reading.map(NodeReading::facts),
                reading.flatMap(NodeReading::topology),
                reading.flatMap(NodeReading::links));
    }

    private record Later(Instant readAt, List<QueueFacts> queues) {}

    private List<DeadLetterSample> again(Cluster cluster, List<DeadLetterSample> first) {
        Map<String, List<String>> names = first.stream()
                .collect(Collectors.groupingBy(
                        DeadLetterSample::node, Collectors.mapping(DeadLetterSample::queue, Collectors.toList())));
        pause.passing(BETWEEN_READINGS);
        NodeAnswers<Later> answers = cluster.ask(NodeSelection.active(), reader -> {
            List<QueueFacts> queues = reader.queues(names.getOrDefault(reader.nodeName(), List.of()));
            return new Later(clock.instant(), queues);
        });
        Map<String, CountReading> later = new HashMap<>();
        for (NodeAnswer.Done<Later> answer : answers.done()) {
            for (QueueFacts queue : answer.value().queues()) {
                later.put(
                        answer.node() + '\0' + queue.name(),
                        new CountReading(
                                queue.counts().messages(), answer.value().readAt()));
            }
        }
        return first.stream()
                .map(d -> new DeadLetterSample(
                        d.node(),
                        d.address(),
                        d.queue(),
                        d.first(),
                        Optional.ofNullable(later.get(d.node() + '\0' + d.queue()))))
                .toList();
    }
}
