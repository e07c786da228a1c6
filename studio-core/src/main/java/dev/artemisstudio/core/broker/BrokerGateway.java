package dev.artemisstudio.core.broker;

/** Opens links to nodes. */
public interface BrokerGateway {
    /** A link to the endpoint. No connection is made before the first call, so this does not fail for a dead node. */
    BrokerLink open(Endpoint endpoint);
}
