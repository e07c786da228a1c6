package dev.artemisstudio.distribution.demo;

import java.util.List;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientProducer;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;

/** One core connection of a demo application, to the first of its brokers that answers. Confined to one thread. */
final class CoreClient implements AutoCloseable {

    private static final long CALL_TIMEOUT_MILLIS = 3_000;

    private final ServerLocator locator;
    private final ClientSession session;

    private CoreClient(ServerLocator locator, ClientSession session) {
        this.locator = locator;
        this.session = session;
    }

    /** Receipts are part of a transaction, sends are not: a flow commits what it has worked off, or rolls it back. */
    static CoreClient connect(String clientId, List<String> urls, int windowBytes) throws Exception {
        for (String url : urls.subList(0, urls.size() - 1)) {
            try {
                return connectTo(clientId, url, windowBytes);
            } catch (ActiveMQException e) {
                // The primary is away: its backup may have taken over.
            }
        }
        return connectTo(clientId, urls.getLast(), windowBytes);
    }

    private static CoreClient connectTo(String clientId, String url, int windowBytes) throws Exception {
        ServerLocator locator = ActiveMQClient.createServerLocator(url)
                .setUseTopologyForLoadBalancing(false)
                .setInitialConnectAttempts(1)
                .setReconnectAttempts(0)
                .setCallTimeout(CALL_TIMEOUT_MILLIS)
                .setBlockOnDurableSend(true)
                .setConsumerWindowSize(windowBytes);
        try {
            ClientSessionFactory factory = locator.createSessionFactory();
            ClientSession session = factory.createSession(true, false, 0);
            session.addMetaData(ClientSession.JMS_SESSION_CLIENT_ID_PROPERTY, clientId);
            session.start();
            return new CoreClient(locator, session);
        } catch (Exception e) {
            locator.close();
            throw e;
        }
    }

    ClientSession session() {
        return session;
    }

    ClientConsumer consumer(String queue) throws ActiveMQException {
        return session.createConsumer(queue);
    }

    ClientProducer producer() throws ActiveMQException {
        return session.createProducer();
    }

    /** Messages on this broker's part of the queue, scheduled and in delivery included; 0 for a queue that is not there. */
    long depth(String queue) throws ActiveMQException {
        return session.queueQuery(SimpleString.of(queue)).getMessageCount();
    }

    @Override
    public void close() {
        locator.close();
    }
}
