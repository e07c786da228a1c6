package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.DivertFacts;
import dev.artemisstudio.core.catalogue.Doc;
import java.util.Optional;

/** A divert on one node. */
public record DivertRow(
        @Doc("The node that has it.") String node,
        @Doc("Its name, unique on its node.") String name,
        @Doc("The address whose messages it looks at.") String address,
        @Doc("The address it sends them to.") String forwardingAddress,
        @Doc("Its filter: only matching messages are diverted.") Optional<String> filter,
        @Doc("Whether a diverted message does not reach its original address.") boolean exclusive,
        @Doc("What it does to the routing type of a message: the broker's word, such as STRIP, PASS.")
                Optional<String> routingType) {
    static DivertRow of(String node, DivertFacts facts) {
        return new DivertRow(
                node,
                facts.name(),
                facts.address(),
                facts.forwardingAddress(),
                facts.filter(),
                facts.exclusive(),
                facts.routingType());
    }
}
