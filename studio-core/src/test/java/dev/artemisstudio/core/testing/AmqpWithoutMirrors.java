package dev.artemisstudio.core.testing;

import java.util.List;
import org.apache.activemq.artemis.core.server.ActiveMQComponent;
import org.apache.activemq.artemis.core.server.ActiveMQServer;
import org.apache.activemq.artemis.protocol.amqp.broker.ProtonProtocolManagerFactory;

/** AMQP for clients, without mirroring to other brokers. */
final class AmqpWithoutMirrors extends ProtonProtocolManagerFactory {
    @Override
    public void loadProtocolServices(ActiveMQServer server, List<ActiveMQComponent> services) {
        // Mirrors and their acknowledgements are the only services of the module.
    }
}
