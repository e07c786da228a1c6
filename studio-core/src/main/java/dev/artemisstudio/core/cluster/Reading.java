package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.TopologyMember;
import dev.artemisstudio.core.error.BrokerRefused;
import java.util.List;
import java.util.Optional;

/** What a member says of itself and of its cluster. */
record Reading(NodeFacts facts, List<TopologyMember> topology) {
    static Reading of(BrokerReader reader) {
        NodeFacts facts = reader.node();
        try {
            return new Reading(facts, reader.topology());
        } catch (BrokerRefused e) {
            // A broker without a cluster connection may have no topology to show; it is a node all the same.
            return new Reading(facts, List.of());
        }
    }

    /** The address under which the member itself advertises the place that it has now. */
    Optional<HostPort> ownAddress() {
        return topology.stream()
                .filter(entry -> entry.nodeId().equals(facts.identity().nodeId()))
                .flatMap(entry -> (facts.state().active() ? entry.primary() : entry.backup()).stream())
                .map(HostPort::of)
                .findFirst();
    }
}
