package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.BridgeFacts;
import dev.artemisstudio.core.catalogue.Doc;
import java.util.Optional;

/** A bridge on one node. */
public record BridgeRow(
        @Doc("The node that has it.") String node,
        @Doc("Its name, unique on its node.") String name,
        @Doc("The queue it takes messages from.") String queue,
        @Doc("The address it sends them to; absent for the message's own.") Optional<String> forwardingAddress,
        @Doc("Its filter: only matching messages are sent on.") Optional<String> filter,
        @Doc("Whether it is switched on.") boolean started,
        @Doc("Whether it has a connection to its target now.") boolean connected,
        @Doc("Messages sent and not acknowledged by the target.") long pendingAcknowledge,
        @Doc("Messages that the target acknowledged since the node started.") long acknowledged) {
    static BridgeRow of(String node, BridgeFacts facts) {
        return new BridgeRow(
                node,
                facts.name(),
                facts.queue(),
                facts.forwardingAddress(),
                facts.filter(),
                facts.started(),
                facts.connected(),
                facts.pendingAcknowledge(),
                facts.acknowledged());
    }
}
