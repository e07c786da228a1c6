package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.cluster.NodeStatus;
import dev.artemisstudio.core.error.NotFound;
import dev.artemisstudio.core.text.ClosestMatch;
import java.util.List;
import java.util.stream.Collectors;

/** What is said of a queue that no node has: close names, and which nodes could not be asked. */
public final class UnknownQueue {
    /** Queue names a node is asked for, deepest first, to find close ones. */
    private static final int NAMES_MAX = 1_000;

    private static final int CLOSE_MAX = 5;

    private UnknownQueue() {}

    /**
     * The failure to throw.
     *
     * @param statuses how the nodes took part in the search
     */
    public static NotFound of(Cluster cluster, String queue, List<NodeStatus> statuses) {
        List<String> known = cluster.ask(NodeSelection.active(), UnknownQueue::names).done().stream()
                .flatMap(d -> d.value().stream())
                .distinct()
                .toList();
        String silent = statuses.stream()
                .filter(s -> s.status() == NodeStatus.State.UNREACHABLE)
                .map(NodeStatus::node)
                .collect(Collectors.joining(", "));
        String what = silent.isEmpty() ? "queue" : "queue on the nodes that answer (" + silent + " did not)";
        return new NotFound(what, queue, ClosestMatch.of(queue, known, CLOSE_MAX));
    }

    private static List<String> names(BrokerReader reader) {
        return reader.queues(PageRequest.first(Sort.descending("messageCount"), NAMES_MAX)).rows().stream()
                .filter(q -> !q.config().is(QueueTrait.INTERNAL))
                .map(QueueFacts::name)
                .toList();
    }
}
