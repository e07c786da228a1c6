package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.Credentials;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.ActiveMQExceptionType;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientProducer;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.core.protocol.core.CoreRemotingConnection;

/**
 * A core session with a temporary reply queue of its own. One caller at a time uses it; the pool sees to that.
 *
 * <p>Many calls go out without waiting for each other. The first of them waits for the broker to take it, because a missing
 * right is answered to the sender and not to the reply queue: without that wait it would look like a timeout.
 */
final class ManagementSession implements AutoCloseable {
    /** How Studio's reply queues begin; lists leave queues and addresses of this name out. */
    static final String REPLY_PREFIX = "activemq.management.studio-";

    /** How Studio's client ids begin; lists leave connections, sessions, consumers and producers of this id out. */
    static final String CLIENT_PREFIX = "artemis-studio-";

    private static final String MANAGEMENT_ADDRESS = "activemq.management";

    /** Calls that may wait for their answers at once, so that no side has to hold more than some hundred messages. */
    private static final int PIPELINE_DEPTH = 200;

    private final ClientSession session;
    private final Clock clock;
    private final SimpleString replyQueue;
    private final ClientProducer producer;
    private final ClientConsumer replies;
    private long lastCorrelation;

    private ManagementSession(ClientSession session, Clock clock) throws ActiveMQException {
        this.session = session;
        this.clock = clock;
        this.replyQueue = SimpleString.of(REPLY_PREFIX + UUID.randomUUID());
        session.createQueue(QueueConfiguration.of(replyQueue)
                .setAddress(replyQueue)
                .setRoutingType(RoutingType.ANYCAST)
                .setDurable(false)
                .setTemporary(true));
        this.replies = session.createConsumer(replyQueue);
        this.producer = session.createProducer(MANAGEMENT_ADDRESS);
        session.start();
    }

    static ManagementSession open(ClientSessionFactory factory, Credentials credentials, String clientId, Clock clock)
            throws ActiveMQException {
        String user = credentials.user().isEmpty() ? null : credentials.user();
        String password = credentials.user().isEmpty() ? null : credentials.password();
        // The client sends its id only once it knows the broker's version: from the topology, which may come late, or
        // from the
        // answer to a first session. A session without the id would leave Studio's own connection in the lists.
        boolean named = factory.getConnection() instanceof CoreRemotingConnection connection
                && connection.isVersionSupportClientID();
        ClientSession first = factory.createSession(user, password, false, true, true, true, 1, clientId);
        ClientSession session = first;
        if (!named) {
            try (first) {
                session = factory.createSession(user, password, false, true, true, true, 1, clientId);
            }
        }
        try {
            return new ManagementSession(session, clock);
        } catch (ActiveMQException | RuntimeException e) {
            session.close();
            throw e;
        }
    }

    /** The session itself, for browsing. */
    ClientSession session() {
        return session;
    }

    /** Sends all calls, pipelined, and gives their answers in the order of the calls. */
    List<Reply> exchange(List<Call> calls, Deadline deadline) throws Exception {
        Reply[] answers = new Reply[calls.size()];
        Map<String, Integer> waiting = new HashMap<>();
        long[] sentMillis = new long[calls.size()];
        int next = 0;
        while (next < calls.size() || !waiting.isEmpty()) {
            if (next < calls.size() && waiting.size() < PIPELINE_DEPTH) {
                String correlation = Long.toString(++lastCorrelation);
                waiting.put(correlation, next);
                sentMillis[next] = clock.millis();
                send(calls.get(next), correlation, next == 0);
                next++;
            } else {
                ClientMessage message = receive(deadline);
                Integer index = waiting.remove(String.valueOf(message.getCorrelationID()));
                if (index != null) {
                    answers[index] = Reply.read(calls.get(index), message, sentMillis[index], clock.millis());
                }
            }
        }
        return List.of(answers);
    }

    boolean usable() {
        return !session.isClosed();
    }

    @Override
    public void close() throws ActiveMQException {
        session.close();
    }

    /**
     * The connection waits for the broker to take messages that are not durable, and for no other (see {@code NodeConnection}); management
     * messages are never stored, so the mark costs nothing.
     */
    private void send(Call call, String correlation, boolean wait) throws ActiveMQException {
        ClientMessage message = session.createMessage(!wait);
        call.writeTo(message);
        message.setReplyTo(replyQueue);
        message.setCorrelationID(correlation);
        producer.send(message);
    }

    private ClientMessage receive(Deadline deadline) throws ActiveMQException {
        ClientMessage message = deadline.passed() ? null : replies.receive(deadline.millisLeft());
        if (message != null) {
            return message;
        }
        // A consumer also answers null when its connection is lost.
        throw session.isClosed()
                ? new ActiveMQException("the connection was lost", ActiveMQExceptionType.DISCONNECTED)
                : new ActiveMQException("no answer", ActiveMQExceptionType.CONNECTION_TIMEDOUT);
    }
}
