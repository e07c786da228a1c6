package dev.artemisstudio.core.operation.message;

import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.NodeAnswers;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.cluster.NodeStatus;
import dev.artemisstudio.core.operation.UnknownQueue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The nodes that hold a queue.
 *
 * @param queues the queue's reading by node, in the order of node names
 * @param statuses how every node took part in the search
 */
record HoldingNodes(Map<String, QueueFacts> queues, List<NodeStatus> statuses) {
    /**
     * Looks for a queue on every node.
     *
     * @throws dev.artemisstudio.core.error.NotFound with close names, where no node that answers has it
     */
    static HoldingNodes of(Cluster cluster, String queue) {
        NodeAnswers<List<QueueFacts>> answers = cluster.ask(
                        NodeSelection.active(), reader -> reader.queues(List.of(queue)))
                .orUnavailable();
        Map<String, QueueFacts> queues = new LinkedHashMap<>();
        answers.done().forEach(answer -> answer.value().forEach(facts -> queues.put(answer.node(), facts)));
        if (queues.isEmpty()) {
            throw UnknownQueue.of(cluster, queue, answers.statuses());
        }
        return new HoldingNodes(queues, answers.statuses());
    }
}
