package dev.artemisstudio.distribution.bench;

import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientRequestor;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.apache.activemq.artemis.api.core.management.ManagementHelper;

/** What Studio is measured against: the plain core client, one session that stays open. */
final class BareClient implements AutoCloseable {
    private final ServerLocator locator;
    private final ClientSessionFactory factory;
    private final ClientSession session;
    private final ClientRequestor requestor;

    BareClient(String url) throws Exception {
        locator = ActiveMQClient.createServerLocator(url).setUseTopologyForLoadBalancing(false);
        factory = locator.createSessionFactory();
        session = factory.createSession();
        session.start();
        requestor = new ClientRequestor(session, "activemq.management");
    }

    /** One sorted page of queues, as text. */
    String sortedPage(int rows) throws Exception {
        ClientMessage request = session.createMessage(false);
        String options = "{\"field\":\"\",\"operation\":\"\",\"value\":\"\",\"sortField\":\"messageCount\","
                + "\"sortOrder\":\"desc\"}";
        ManagementHelper.putOperationInvocation(request, "broker", "listQueues", options, 1, rows);
        ClientMessage reply = requestor.request(request, 30_000);
        return (String) ManagementHelper.getResult(reply);
    }

    /** Looks at the first messages of a queue. */
    int browse(String queue, int messages) throws Exception {
        try (ClientConsumer consumer = session.createConsumer(queue, null, true)) {
            int seen = 0;
            while (seen < messages && consumer.receive(5_000) != null) {
                seen++;
            }
            return seen;
        }
    }

    @Override
    public void close() throws ActiveMQException {
        session.close(); // The requestor's consumer and queue go with it.
        factory.close();
        locator.close();
    }
}
