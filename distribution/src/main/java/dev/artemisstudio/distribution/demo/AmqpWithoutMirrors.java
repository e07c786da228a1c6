package dev.artemisstudio.distribution.demo;

import java.util.List;
import org.apache.activemq.artemis.core.server.ActiveMQComponent;
import org.apache.activemq.artemis.core.server.ActiveMQServer;
import org.apache.activemq.artemis.protocol.amqp.broker.ProtonProtocolManagerFactory;

/**
 * AMQP for clients, without the broker-to-broker services of the same module. The newest published AMQP module is 2.55.0, and its
 * mirror acknowledgement store calls a constructor that the 2.56.0 journal no longer has, so a 2.56.0 server does not start with it.
 * The demo mirrors nothing; everything a client uses works.
 */
final class AmqpWithoutMirrors extends ProtonProtocolManagerFactory {

    @Override
    public void loadProtocolServices(ActiveMQServer server, List<ActiveMQComponent> services) {
        // Neither mirrors nor broker connections.
    }

    @Override
    public void updateProtocolServices(ActiveMQServer server, List<ActiveMQComponent> services) {
        // Neither mirrors nor broker connections.
    }
}
