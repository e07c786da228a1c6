package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.broker.ClusterLinkFacts;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.TopologyMember;
import dev.artemisstudio.core.diagnosis.AddressSample;
import dev.artemisstudio.core.diagnosis.DeadLetterSample;
import dev.artemisstudio.core.diagnosis.Gap;
import dev.artemisstudio.core.diagnosis.QueueSample;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What one node answered to the diagnosis of its cluster.
 *
 * @param sinks the addresses that settings send dead or expired messages to, and the queues on those for dead ones
 */
record NodeReading(
        NodeFacts facts,
        Optional<List<TopologyMember>> topology,
        Optional<List<ClusterLinkFacts>> links,
        List<QueueSample> queues,
        List<AddressSample> addresses,
        Sinks sinks,
        List<Gap> gaps) {

    /** Where dead and expired messages go. */
    record Sinks(List<DeadLetterSample> deadLetters, Set<String> expiryAddresses) {}
}
