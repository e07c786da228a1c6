package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.error.BrokerUnavailable;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What the nodes of a cluster answered, in the order of their names. A partial answer is a value, not an error. */
public record NodeAnswers<T>(String cluster, List<NodeAnswer<T>> all) {
    public NodeAnswers {
        all = List.copyOf(all);
    }

    /** The answers that came. */
    public List<NodeAnswer.Done<T>> done() {
        return all.stream()
                .filter(NodeAnswer.Done.class::isInstance)
                .map(answer -> (NodeAnswer.Done<T>) answer)
                .toList();
    }

    /** The same answers, or an error where not one node answered. */
    public NodeAnswers<T> orUnavailable() {
        if (!done().isEmpty()) {
            return this;
        }
        List<NodeAnswer.Failed<T>> failed = all.stream()
                .filter(NodeAnswer.Failed.class::isInstance)
                .map(answer -> (NodeAnswer.Failed<T>) answer)
                .toList();
        Instant since = failed.stream()
                .map(NodeAnswer.Failed::since)
                .min(Instant::compareTo)
                .orElseGet(Instant::now);
        List<String> reasons =
                all.stream().map(NodeAnswers::reason).flatMap(Optional::stream).toList();
        String reason = reasons.isEmpty() ? "no node is known to be active" : String.join("; ", reasons);
        throw new BrokerUnavailable("Every node of cluster " + cluster, reason, since);
    }

    /** How each node took part. */
    public List<NodeStatus> statuses() {
        return all.stream().map(NodeAnswers::status).toList();
    }

    private static NodeStatus status(NodeAnswer<?> answer) {
        return switch (answer) {
            case NodeAnswer.Done<?> done ->
                new NodeStatus(done.node(), NodeStatus.State.OK, Optional.empty(), Optional.empty());
            case NodeAnswer.Failed<?> failed ->
                new NodeStatus(
                        failed.node(),
                        NodeStatus.State.UNREACHABLE,
                        Optional.of(failed.since()),
                        Optional.of(failed.reason()));
            case NodeAnswer.NotAttempted<?> skipped ->
                new NodeStatus(
                        skipped.node(), NodeStatus.State.SKIPPED, Optional.empty(), Optional.of(skipped.reason()));
        };
    }

    private static Optional<String> reason(NodeAnswer<?> answer) {
        return status(answer).reason().map(reason -> answer.node() + ": " + reason);
    }
}
