package dev.artemisstudio.distribution.demo;

import java.util.List;
import java.util.function.Predicate;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;

/**
 * Takes one message after the other and works on each for a while.
 *
 * @param windowBytes how much the broker may send ahead; 0 for one message at a time
 * @param accepts a message it does not accept is rolled back, as an application does whose handler threw
 */
record SteadyConsumer(
        String clientId,
        List<String> urls,
        String queue,
        long workMillis,
        int windowBytes,
        Predicate<ClientMessage> accepts)
        implements Flow {

    private static final long RECEIVE_TIMEOUT_MILLIS = 5_000;

    @Override
    public void run(Runnable started) throws Exception {
        try (CoreClient client = CoreClient.connect(clientId, urls, windowBytes)) {
            ClientConsumer consumer = client.consumer(queue);
            started.run();
            while (true) {
                ClientMessage message = consumer.receive(RECEIVE_TIMEOUT_MILLIS);
                if (message == null) {
                    if (client.session().isClosed()) {
                        throw new IllegalStateException("the session of " + clientId + " was closed");
                    }
                    continue;
                }
                Thread.sleep(workMillis);
                message.acknowledge();
                if (accepts.test(message)) {
                    client.session().commit();
                } else {
                    client.session().rollback();
                }
            }
        }
    }
}
