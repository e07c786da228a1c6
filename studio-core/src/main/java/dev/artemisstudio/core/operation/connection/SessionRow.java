package dev.artemisstudio.core.operation.connection;

import dev.artemisstudio.core.broker.SessionFacts;
import dev.artemisstudio.core.catalogue.Doc;
import java.time.Instant;
import java.util.Optional;

/** A session on one node. */
public record SessionRow(
        @Doc("The node it is open on.") String node,
        @Doc("Its id, known to its node alone.") String sessionId,
        @Doc("The client behind it.") ClientOrigin client,
        @Doc("Consumers open in it.") int consumers,
        @Doc("Producers open in it.") int producers,
        @Doc("When it was opened, by the broker's clock.") Optional<Instant> createdAt) {
    static SessionRow of(String node, SessionFacts facts) {
        return new SessionRow(
                node,
                facts.id(),
                ClientOrigin.of(facts.origin()),
                facts.consumers(),
                facts.producers(),
                facts.createdAt());
    }
}
