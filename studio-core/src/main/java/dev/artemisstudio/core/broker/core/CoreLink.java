package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.Endpoint;
import java.time.Clock;

/** A node reached over the core protocol. */
final class CoreLink implements BrokerLink {
    private final Endpoint endpoint;
    private final NodeCalls calls;
    private final BrokerReader reader;

    CoreLink(Endpoint endpoint, Clock clock) {
        this.endpoint = endpoint;
        this.calls = new NodeCalls(endpoint, NodeConnection.transport(endpoint), clock);
        this.reader = new CoreReader(calls, clock);
    }

    @Override
    public Endpoint endpoint() {
        return endpoint;
    }

    @Override
    public BrokerReader reader() {
        return reader;
    }

    @Override
    public void close() {
        calls.close();
    }
}
