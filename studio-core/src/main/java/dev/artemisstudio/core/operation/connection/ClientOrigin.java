package dev.artemisstudio.core.operation.connection;

import dev.artemisstudio.core.broker.Origin;
import dev.artemisstudio.core.catalogue.Doc;
import java.util.Optional;

/** The client behind a consumer, a producer or a session; what the broker does not say is absent. */
public record ClientOrigin(
        @Doc("Its connection's id, known to its node alone; absent where the broker names the session only.")
                Optional<String> connectionId,
        @Doc("Its session's id, known to its node alone.") Optional<String> sessionId,
        @Doc("The client id that the client gave.") Optional<String> clientId,
        @Doc("The user it logged in as.") Optional<String> user,
        @Doc("The protocol it speaks, such as CORE, AMQP, MQTT.") Optional<String> protocol,
        @Doc("Where it connects from, host and port.") Optional<String> remoteAddress) {
    static ClientOrigin of(Origin origin) {
        return new ClientOrigin(
                filled(origin.connectionId()),
                filled(origin.sessionId()),
                filled(origin.clientId()),
                filled(origin.user()),
                filled(origin.protocol()),
                filled(origin.remoteAddress()));
    }

    static Optional<String> filled(String text) {
        return Optional.of(text).filter(t -> !t.isBlank());
    }

    /** A count that is -1 where the broker does not say. */
    static Optional<Long> known(long count) {
        return count == -1 ? Optional.empty() : Optional.of(count);
    }
}
