package dev.artemisstudio.distribution.demo;

import java.util.List;
import java.util.UUID;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientProducer;

/** Asks for a price, waits for the answer, and asks again: never more than one request of it is under way. */
record PricingRequester(String clientId, List<String> urls, long periodMillis, DepthGauge gauge) implements Flow {

    /** Requests that nobody answers expire: both where they wait and where they end is bounded by this number of messages. */
    private static final long CEILING = 100;

    private static final long REPLY_TIMEOUT_MILLIS = 2_000;
    private static final long REQUEST_TTL_MILLIS = 30_000;

    @Override
    public void run(Runnable started) throws Exception {
        try (CoreClient client = CoreClient.connect(clientId, urls, 0)) {
            ClientProducer producer = client.producer();
            ClientConsumer replies = client.consumer(Queues.PRICING_REPLIES);
            started.run();
            for (long number = 1; ; number++) {
                Thread.sleep(periodMillis);
                if (!gauge.hasRoom(Queues.PRICING_REQUESTS, CEILING)
                        || !gauge.hasRoom(BrokerResources.EXPIRED, CEILING)) {
                    continue;
                }
                ClientMessage request = DemoMessages.priceRequest(client.session(), number);
                request.setReplyTo(SimpleString.of(Queues.PRICING_REPLIES));
                request.setCorrelationID(UUID.randomUUID().toString());
                request.setExpiration(System.currentTimeMillis() + REQUEST_TTL_MILLIS);
                producer.send(Queues.PRICING_REQUESTS, request);
                ClientMessage reply = replies.receive(REPLY_TIMEOUT_MILLIS);
                if (reply != null) {
                    // A late answer to an earlier request is taken off the queue all the same.
                    reply.acknowledge();
                    client.session().commit();
                }
            }
        }
    }
}
