package dev.artemisstudio.core.broker.core;

import java.util.List;
import java.util.Optional;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.ActiveMQExceptionType;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.management.ResourceNames;

/**
 * What a browse-only consumer is given, up to the end of the queue.
 *
 * <p>The broker answers "nothing more" at the end of the queue, but also while its side of the connection has no room, which large
 * messages bring about easily. So an empty answer counts as the end only when as many messages came as the broker counts, or when
 * none came for {@value #QUIET_MILLIS} ms.
 */
final class BrowsedMessages {
    /** How long to wait for messages that are known to come, before the broker is asked whether there are any. */
    static final long PATIENCE_MILLIS = 20;

    private static final long QUIET_MILLIS = 500;

    private final ClientConsumer consumer;
    private final Count atStart;
    private final Count now;
    private final Runnable progress;
    private long received;

    /** How many messages the broker counts that a browser can see. */
    @FunctionalInterface
    interface Count {
        long read() throws Exception;
    }

    /**
     * @param atStart at least what the browser could see when it was opened; costs nothing to read
     * @param now what the browser can see, read from the broker
     * @param progress told of each message that came
     */
    BrowsedMessages(ClientConsumer consumer, Count atStart, Count now, Runnable progress) {
        this.consumer = consumer;
        this.atStart = atStart;
        this.now = now;
        this.progress = progress;
    }

    /** Messages that came so far. */
    long received() {
        return received;
    }

    /** Counted by the broker's management: what is in delivery or scheduled is not shown to browsers. */
    static long browsable(
            ManagementSession session, NodeCalls calls, String queue, Optional<String> filter, Deadline deadline)
            throws Exception {
        String resource = ResourceNames.QUEUE + queue;
        if (filter.isPresent()) {
            Call count = Call.operation(resource, "countMessages", filter.get());
            return calls.value(session.exchange(List.of(count), deadline).getFirst())
                    .number();
        }
        List<Call> counts = List.of(
                Call.attribute(resource, "MessageCount"),
                Call.attribute(resource, "DeliveringCount"),
                Call.attribute(resource, "ScheduledCount"));
        List<Reply> replies = session.exchange(counts, deadline);
        return calls.value(replies.get(0)).number()
                - calls.value(replies.get(1)).number()
                - calls.value(replies.get(2)).number();
    }

    /** Passes over messages without reading them, as far as they come at once; the rest is left to {@link #next}. */
    long skip(long messages) throws ActiveMQException {
        long before = received;
        while (received - before < messages && consumer.receive(PATIENCE_MILLIS) != null) {
            came();
        }
        return received - before;
    }

    /** The next message, or nothing at the end of the queue. */
    Optional<ClientMessage> next() throws Exception {
        ClientMessage message = consumer.receiveImmediate();
        for (long waited = 0; message == null && waited < QUIET_MILLIS && mayHaveMore(); waited += PATIENCE_MILLIS) {
            message = consumer.receive(PATIENCE_MILLIS);
        }
        if (message == null && consumer.isClosed()) {
            throw new ActiveMQException("the connection was lost", ActiveMQExceptionType.DISCONNECTED);
        }
        if (message != null) {
            came();
        }
        return Optional.ofNullable(message);
    }

    private void came() {
        received++;
        progress.run();
    }

    private boolean mayHaveMore() throws Exception {
        return !consumer.isClosed() && received < atStart.read() && received < now.read();
    }
}
