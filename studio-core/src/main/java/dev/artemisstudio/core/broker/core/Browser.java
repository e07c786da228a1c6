package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.MessageDetail;
import dev.artemisstudio.core.broker.MessageFacts;
import dev.artemisstudio.core.broker.MessagePage;
import dev.artemisstudio.core.error.BrokerTimeout;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.ActiveMQExceptionType;
import org.apache.activemq.artemis.api.core.ActiveMQInterruptedException;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientSession;

/**
 * Looks into queues with a browse-only consumer, which never becomes a consumer of the queue in the broker's eyes.
 *
 * <p>Its end is noticed all the same: the broker then asks whether the queue still has consumers, and purges one that is to be
 * purged without them ({@code QueueManagerImpl} of 2.20 to 2.56). Such a queue is looked at by the management list instead,
 * which shortens values and shows no bodies. Deleting a queue without consumers is up to the broker's reaper, which counts no
 * browsers and forgets nothing for them.
 */
final class Browser {
    /**
     * Bytes of messages that may be under way to Studio: bodies that nobody reads pass through a window of this size. It stays below
     * the mark at which the broker's connection takes no more (128 KiB), because a browser that leaves while the broker waits
     * for room makes the broker log an error for each wait (AMQ224046, seen on 2.56.0).
     */
    private static final int WINDOW_BYTES = 64 * 1024;

    /**
     * A look may take this many times the call timeout as long as messages come: a page deep in a queue is reached by passing over
     * everything before it.
     */
    private static final int LOOK_TIMEOUTS = 6;

    private final NodeCalls calls;

    Browser(NodeCalls calls) {
        this.calls = calls;
    }

    /**
     * One page. Where large messages make the broker stream more than the time allows, the page is shorter than asked and
     * {@code more} is set.
     */
    MessagePage page(BrowseRequest request) {
        return calls.onSession("browse", (session, deadline) -> {
            ClientSession.QueueQuery queue = existing(session.session(), request.queue());
            if (queue.isPurgeOnNoConsumers()) {
                return new ManagementBrowse(calls).page(session, request, deadline);
            }
            return queue.getMessageCount() == 0 ? empty() : consumed(session, queue, request);
        });
    }

    Optional<MessageDetail> message(String queue, String messageId, int maxBodyBytes) {
        long id = Long.parseLong(messageId);
        return calls.onSession("read message", (session, deadline) -> {
            ClientSession.QueueQuery found = existing(session.session(), queue);
            if (found.isPurgeOnNoConsumers()) {
                return new ManagementBrowse(calls).message(session, queue, messageId, deadline);
            }
            return look(session, found, Optional.empty(), messages -> {
                for (Optional<ClientMessage> next = messages.next(); next.isPresent(); next = messages.next()) {
                    ClientMessage message = next.get();
                    if (message.getMessageID() == id) {
                        return Optional.of(
                                new MessageDetail(Messages.facts(message), Bodies.read(message, maxBodyBytes)));
                    }
                }
                return Optional.empty();
            });
        });
    }

    private MessagePage consumed(ManagementSession session, ClientSession.QueueQuery queue, BrowseRequest request)
            throws Exception {
        List<MessageFacts> found = new ArrayList<>();
        try {
            return look(session, queue, request.filter(), messages -> {
                long toSkip = request.offset();
                if (request.filter().isEmpty()) {
                    toSkip -= messages.skip(toSkip);
                }
                for (Optional<ClientMessage> next = messages.next(); next.isPresent(); next = messages.next()) {
                    if (toSkip > 0) {
                        toSkip--;
                    } else if (found.size() == request.limit()) {
                        return new MessagePage(found, true, false);
                    } else {
                        found.add(Messages.facts(next.get()));
                    }
                }
                return new MessagePage(found, false, false);
            });
        } catch (ActiveMQException | BrokerTimeout e) {
            boolean outOfTime = !(e instanceof ActiveMQException failure) || BrokerFaults.isTimeout(failure);
            if (outOfTime && !found.isEmpty()) {
                return new MessagePage(found, true, false);
            }
            throw e;
        }
    }

    /** What is done with the messages of a browse-only consumer while it is open. */
    @FunctionalInterface
    private interface Look<T> {
        T with(BrowsedMessages messages) throws Exception;
    }

    private <T> T look(ManagementSession session, ClientSession.QueueQuery queue, Optional<String> filter, Look<T> work)
            throws Exception {
        SimpleString selector = filter.map(SimpleString::of).orElse(null);
        Duration patience = calls.endpoint().policy().callTimeout();
        Deadline last = Deadline.in(patience.multipliedBy(LOOK_TIMEOUTS));
        try (ClientConsumer consumer =
                        session.session().createConsumer(queue.getName(), selector, WINDOW_BYTES, -1, true);
                Watch watch = Watch.until(Deadline.in(patience))) {
            BrowsedMessages messages = new BrowsedMessages(
                    consumer,
                    queue::getMessageCount,
                    () -> BrowsedMessages.browsable(
                            session, calls, queue.getName().toString(), filter, Deadline.in(patience)),
                    () -> watch.moveTo(Deadline.in(patience).orEarlier(last)));
            try {
                return work.with(messages);
            } catch (ActiveMQInterruptedException e) {
                if (!watch.fired()) {
                    Thread.currentThread().interrupt();
                }
                if (last.passed()) {
                    throw tooFar(messages.received(), last);
                }
                throw new ActiveMQException("browsing took too long", ActiveMQExceptionType.CONNECTION_TIMEDOUT);
            }
        }
    }

    private BrokerTimeout tooFar(long passed, Deadline last) {
        return BrokerFaults.timeout(
                calls.endpoint(),
                "browse, of which " + passed + " messages came; large ones come whole even where they are passed over,"
                        + " and a filter leaves them out",
                last);
    }

    private static ClientSession.QueueQuery existing(ClientSession session, String queue) throws ActiveMQException {
        ClientSession.QueueQuery found = session.queueQuery(SimpleString.of(queue));
        if (!found.isExists()) {
            throw new ActiveMQException(
                    "AMQ229017: Queue " + queue + " does not exist", ActiveMQExceptionType.QUEUE_DOES_NOT_EXIST);
        }
        return found;
    }

    private static MessagePage empty() {
        return new MessagePage(List.of(), false, false);
    }
}
