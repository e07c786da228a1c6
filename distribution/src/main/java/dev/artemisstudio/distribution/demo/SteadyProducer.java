package dev.artemisstudio.distribution.demo;

import java.util.List;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientProducer;
import org.apache.activemq.artemis.api.core.client.ClientSession;

/**
 * Sends one message a period, as long as the queue has room.
 *
 * @param ceiling messages over all brokers at which it stops until some are gone
 */
record SteadyProducer(
        String clientId,
        List<String> urls,
        String queue,
        long periodMillis,
        long ceiling,
        DepthGauge gauge,
        MessageMaker maker)
        implements Flow {

    /** Makes the n-th message of a connection. */
    @FunctionalInterface
    interface MessageMaker {
        ClientMessage make(ClientSession session, long number);
    }

    @Override
    public void run(Runnable started) throws Exception {
        try (CoreClient client = CoreClient.connect(clientId, urls, 0)) {
            ClientProducer producer = client.producer();
            started.run();
            for (long number = 1; ; number++) {
                if (gauge.hasRoom(queue, ceiling)) {
                    producer.send(queue, maker.make(client.session(), number));
                }
                Thread.sleep(periodMillis);
            }
        }
    }
}
