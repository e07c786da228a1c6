package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.TransportFacts;
import dev.artemisstudio.core.catalogue.Doc;
import java.util.Map;

/** An acceptor or a connector of one node. */
public record TransportRow(
        @Doc("The node that has it.") String node,
        @Doc("Its name, unique on its node.") String name,
        @Doc("Whether it listens; always true for a connector.") boolean started,
        @Doc("Its parameters in the broker's words, without passwords.") Map<String, String> parameters) {
    static TransportRow of(String node, TransportFacts facts) {
        return new TransportRow(node, facts.name(), facts.started(), facts.parameters());
    }
}
