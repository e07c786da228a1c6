package dev.artemisstudio.core.testing;

import java.util.List;
import java.util.ServiceLoader;
import org.apache.activemq.artemis.spi.core.protocol.ProtocolManagerFactory;

/**
 * The protocols beside core whose modules are on the class path. The newest AMQP module that is published (2.55.0) does not start
 * on a 2.56.0 server: the component that keeps acknowledgements of mirrors calls a constructor that 2.56.0 changed. So its
 * factory is replaced by one that leaves mirroring out.
 */
final class Protocols {
    private static final String AMQP = "org.apache.activemq.artemis.protocol.amqp.broker.ProtonProtocolManagerFactory";

    private Protocols() {}

    // The service is declared raw by the broker.
    @SuppressWarnings("rawtypes")
    static List<ProtocolManagerFactory<?>> onClassPath() {
        return ServiceLoader.load(ProtocolManagerFactory.class).stream()
                .<ProtocolManagerFactory<?>>map(
                        found -> found.type().getName().equals(AMQP) ? new AmqpWithoutMirrors() : found.get())
                .toList();
    }
}
