package dev.artemisstudio.core.diagnosis;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * What was read of a cluster.
 *
 * @param readAt Studio's clock when the reading ended
 * @param nodes every node that is known, read or not
 * @param queues those worth a look: the deepest, the deepest without a consumer, the paused, the broker's own
 * @param addresses those whose messages hold the most memory
 * @param expiryAddresses addresses that others name as their expiry address
 * @param gaps what could not be read, or was not for being too much
 */
public record ClusterSnapshot(
        String cluster,
        Instant readAt,
        List<NodeSnapshot> nodes,
        List<SplitBrainSign> splitBrain,
        List<QueueSample> queues,
        List<AddressSample> addresses,
        List<DeadLetterSample> deadLetters,
        Set<String> expiryAddresses,
        List<Gap> gaps) {
    public ClusterSnapshot {
        nodes = nodes.stream().sorted(Comparator.comparing(NodeSnapshot::name)).toList();
        splitBrain = List.copyOf(splitBrain);
        queues = List.copyOf(queues);
        addresses = List.copyOf(addresses);
        deadLetters = List.copyOf(deadLetters);
        expiryAddresses = Set.copyOf(expiryAddresses);
        gaps = List.copyOf(gaps);
    }

    /** Whether a queue only receives what could not be delivered or has expired. */
    boolean isSink(QueueSample sample) {
        String address = sample.facts().config().address();
        return expiryAddresses.contains(address)
                || deadLetters.stream().anyMatch(d -> d.address().equals(address));
    }
}
