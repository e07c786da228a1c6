package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.cluster.NodeStatus;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/**
 * What was read of the queues of one name in a cluster.
 *
 * @param readAt Studio's clock when the reading ended
 * @param parts the queue on each node that has it
 * @param missing nodes that answered and do not have it
 * @param unread nodes that were not read, and why
 * @param gaps parts that could not be read on nodes that were
 */
public record QueueSnapshot(
        String cluster,
        String queue,
        Instant readAt,
        List<QueuePart> parts,
        List<String> missing,
        List<NodeStatus> unread,
        List<Gap> gaps) {
    public QueueSnapshot {
        parts = parts.stream().sorted(Comparator.comparing(QueuePart::node)).toList();
        missing = missing.stream().sorted().toList();
        unread = List.copyOf(unread);
        gaps = List.copyOf(gaps);
    }

    long consumers() {
        return parts.stream().mapToLong(p -> p.counts().consumers()).sum();
    }
}
