package dev.artemisstudio.core.operation.connection;

import dev.artemisstudio.core.broker.ProducerFacts;
import dev.artemisstudio.core.catalogue.Doc;
import java.util.Optional;

/** A producer on one node. */
public record ProducerRow(
        @Doc("The node it is attached to.") String node,
        @Doc("Its id, known to its node alone.") String producerId,
        @Doc("The address it sends to; absent where each message names one.") Optional<String> address,
        @Doc("The client behind it.") ClientOrigin client,
        @Doc("Messages sent since it was made.") Optional<Long> messagesSent,
        @Doc("Bytes sent since it was made.") Optional<Long> bytesSent) {
    static ProducerRow of(String node, ProducerFacts facts) {
        return new ProducerRow(
                node,
                facts.id(),
                ClientOrigin.filled(facts.address()),
                ClientOrigin.of(facts.origin()),
                ClientOrigin.known(facts.messagesSent()),
                ClientOrigin.known(facts.bytesSent()));
    }
}
