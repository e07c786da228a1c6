package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.BrokerGateway;
import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.Endpoint;
import java.time.Clock;

/**
 * Talks to nodes over the core protocol, port 61616 by habit: management messages for everything but messages themselves, and a
 * browse-only consumer for those. Studio's connections carry a client id that begins with {@code artemis-studio-}, its temporary
 * reply queues are called {@code activemq.management.studio-<uuid>}; no list shows either.
 *
 * <p>The user needs {@code manage} and {@code send} on {@code activemq.management}, {@code createAddress}, {@code
 * createNonDurableQueue}, {@code deleteNonDurableQueue}, {@code consume} and {@code send} on {@code activemq.management.#}, and
 * {@code browse} on the addresses whose messages are to be seen.
 */
public final class CoreGateway implements BrokerGateway {
    private final Clock clock;

    /** A gateway on the machine's clock. */
    public CoreGateway() {
        this(Clock.systemUTC());
    }

    /** @param clock tells when a node was first seen to be gone, and what a node's clock is compared with */
    public CoreGateway(Clock clock) {
        this.clock = clock;
    }

    /**
     * @throws IllegalArgumentException where the endpoint's URL is not {@code tcp://host:port}; the message does not repeat the
     *     URL, which may hold a password
     */
    @Override
    public BrokerLink open(Endpoint endpoint) {
        return new CoreLink(endpoint, clock);
    }
}
