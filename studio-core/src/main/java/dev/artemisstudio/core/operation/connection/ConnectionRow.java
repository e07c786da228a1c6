package dev.artemisstudio.core.operation.connection;

import dev.artemisstudio.core.broker.ConnectionFacts;
import dev.artemisstudio.core.catalogue.Doc;
import java.time.Instant;
import java.util.Optional;

/** A client connection to one node. */
public record ConnectionRow(
        @Doc("The node it goes to.") String node,
        @Doc("Its id, known to its node alone.") String connectionId,
        @Doc("The client id that the client gave.") Optional<String> clientId,
        @Doc("The users of its sessions, with commas between several.") Optional<String> user,
        @Doc("The protocol it speaks, such as CORE, AMQP, MQTT.") String protocol,
        @Doc("Where it comes from, host and port.") String remoteAddress,
        @Doc("Sessions open on it.") int sessions,
        @Doc("When it was made, by the broker's clock.") Optional<Instant> createdAt) {
    static ConnectionRow of(String node, ConnectionFacts facts) {
        return new ConnectionRow(
                node,
                facts.id(),
                ClientOrigin.filled(facts.clientId()),
                ClientOrigin.filled(facts.user()),
                facts.protocol(),
                facts.remoteAddress(),
                facts.sessions(),
                facts.createdAt());
    }
}
