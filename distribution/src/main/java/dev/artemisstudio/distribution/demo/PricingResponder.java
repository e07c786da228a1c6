package dev.artemisstudio.distribution.demo;

import java.util.List;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientProducer;

/** Answers price requests to the address that each names, with its correlation id. */
record PricingResponder(String clientId, List<String> urls) implements Flow {

    private static final long RECEIVE_TIMEOUT_MILLIS = 5_000;
    private static final long WORK_MILLIS = 40;

    /** An answer that nobody fetched is worth nothing after this; it also bounds the reply queue. */
    private static final long REPLY_TTL_MILLIS = 30_000;

    @Override
    public void run(Runnable started) throws Exception {
        try (CoreClient client = CoreClient.connect(clientId, urls, 0)) {
            ClientConsumer requests = client.consumer(Queues.PRICING_REQUESTS);
            ClientProducer producer = client.producer();
            started.run();
            while (true) {
                ClientMessage request = requests.receive(RECEIVE_TIMEOUT_MILLIS);
                if (request == null) {
                    if (client.session().isClosed()) {
                        throw new IllegalStateException("the session of " + clientId + " was closed");
                    }
                    continue;
                }
                Thread.sleep(WORK_MILLIS);
                ClientMessage reply = DemoMessages.priceReply(client.session());
                reply.setCorrelationID(request.getCorrelationID());
                reply.setExpiration(System.currentTimeMillis() + REPLY_TTL_MILLIS);
                if (request.getReplyTo() != null) {
                    producer.send(request.getReplyTo(), reply);
                }
                request.acknowledge();
                client.session().commit();
            }
        }
    }
}
