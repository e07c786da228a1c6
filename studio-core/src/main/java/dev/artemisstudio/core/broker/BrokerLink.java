package dev.artemisstudio.core.broker;

/** A node that Studio talks to: pooled sessions, bounds and a circuit breaker behind one port. */
public interface BrokerLink extends AutoCloseable {
    /** The endpoint this link was opened for. */
    Endpoint endpoint();

    BrokerReader reader();

    /** Gives all sessions back. Calls under way end with {@code BrokerUnavailable}. */
    @Override
    void close();
}
