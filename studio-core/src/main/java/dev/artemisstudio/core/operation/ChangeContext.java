package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.broker.BrokerWriter;

/** What an operation may use to change a broker. */
public interface ChangeContext {
    /** The means to look. */
    ReadContext read();

    /** The means to change one node. */
    BrokerWriter writer(String clusterId, String node);
}
