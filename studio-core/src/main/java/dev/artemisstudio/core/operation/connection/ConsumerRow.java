package dev.artemisstudio.core.operation.connection;

import dev.artemisstudio.core.broker.ConsumerFacts;
import dev.artemisstudio.core.catalogue.Doc;
import java.time.Instant;
import java.util.Optional;

/** A consumer on one node. */
public record ConsumerRow(
        @Doc("The node it is attached to.") String node,
        @Doc("Its id, known to its node alone.") String consumerId,
        @Doc("The queue it takes messages from.") String queue,
        @Doc("The queue's address.") String address,
        @Doc("Its own filter: it is handed matching messages only.") Optional<String> filter,
        @Doc("The client behind it.") ClientOrigin client,
        @Doc("What it was handed and what it did with it.") Progress progress,
        @Doc("When it was made, by the broker's clock.") Optional<Instant> createdAt) {

    /** What a consumer was handed and what it did with it. */
    public record Progress(
            @Doc("Messages handed over and not acknowledged.") Optional<Long> inDelivery,
            @Doc("Messages handed over since it was made.") Optional<Long> delivered,
            @Doc("Messages acknowledged since it was made.") Optional<Long> acknowledged,
            @Doc("When it was last handed a message; absent for never.") Optional<Instant> lastDelivered,
            @Doc("When it last acknowledged; absent for never.") Optional<Instant> lastAcknowledged) {}

    static ConsumerRow of(String node, ConsumerFacts facts) {
        return new ConsumerRow(
                node,
                facts.id(),
                facts.queue(),
                facts.address(),
                facts.filter(),
                ClientOrigin.of(facts.origin()),
                new Progress(
                        ClientOrigin.known(facts.progress().inDelivery()),
                        ClientOrigin.known(facts.progress().delivered()),
                        ClientOrigin.known(facts.progress().acknowledged()),
                        facts.progress().lastDelivered(),
                        facts.progress().lastAcknowledged()),
                facts.createdAt());
    }
}
