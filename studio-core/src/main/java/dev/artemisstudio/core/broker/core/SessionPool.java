package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.Endpoint;
import dev.artemisstudio.core.error.BrokerTimeout;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.ActiveMQExceptionType;
import org.apache.activemq.artemis.api.core.TransportConfiguration;

/**
 * The sessions to one node: at most as many as calls may be under way at once, all over one connection. Sessions are made when
 * needed, handed out last in first out, and dropped when they failed.
 */
final class SessionPool implements AutoCloseable {
    private final Endpoint endpoint;
    private final TransportConfiguration transport;
    private final Clock clock;
    private final Semaphore permits;
    private final String clientId = ManagementSession.CLIENT_PREFIX + UUID.randomUUID();
    private final Deque<ManagementSession> idle = new ArrayDeque<>();
    private Optional<NodeConnection> connection = Optional.empty();
    private Optional<Exception> lastFailure = Optional.empty();
    private long lastFailureNanos;
    private boolean closed;

    SessionPool(Endpoint endpoint, TransportConfiguration transport, Clock clock) {
        this.endpoint = endpoint;
        this.transport = transport;
        this.clock = clock;
        this.permits = new Semaphore(endpoint.policy().concurrency(), true);
    }

    /** Work on a session that may fail as the core client fails. */
    @FunctionalInterface
    interface Work<T> {
        T on(ManagementSession session, Deadline deadline) throws Exception;
    }

    /** Runs work on a session that nobody else uses meanwhile. A session whose work failed is not used again. */
    <T> T with(Work<T> work, Deadline deadline) throws Exception {
        if (!permits.tryAcquire(Math.max(0, deadline.nanosLeft()), TimeUnit.NANOSECONDS)) {
            throw new BrokerTimeout(endpoint.node(), "a free session", deadline.bound());
        }
        try {
            ManagementSession session = take(deadline);
            boolean sound = false;
            try {
                T result = work.on(session, deadline);
                sound = true;
                return result;
            } catch (ActiveMQException e) {
                sound = BrokerFaults.isAnswer(e);
                throw e;
            } finally {
                giveBack(session, sound);
            }
        } finally {
            permits.release();
        }
    }

    @Override
    public void close() {
        Optional<NodeConnection> open;
        synchronized (this) {
            closed = true;
            idle.clear();
            open = connection;
            connection = Optional.empty();
        }
        open.ifPresent(NodeConnection::close);
    }

    private ManagementSession take(Deadline deadline) throws Exception {
        NodeConnection open;
        synchronized (this) {
            if (closed) {
                throw new ActiveMQException("the link is closed", ActiveMQExceptionType.OBJECT_CLOSED);
            }
            while (!idle.isEmpty()) {
                ManagementSession session = idle.pop();
                if (session.usable()) {
                    return session;
                }
            }
            open = connected(deadline);
        }
        return ManagementSession.open(open.factory(), endpoint.credentials(), clientId, clock);
    }

    // Called with the lock held: of many callers that find no connection, one connects, and those that waited for it
    // share
    // its failure, so that a dead node costs its timeout once.
    private NodeConnection connected(Deadline deadline) throws Exception {
        if (connection.filter(NodeConnection::alive).isPresent()) {
            return connection.get();
        }
        if (lastFailure.isPresent() && lastFailureNanos - deadline.startedNanos() > 0) {
            throw lastFailure.get();
        }
        connection.ifPresent(NodeConnection::close);
        connection = Optional.empty();
        try {
            connection = Optional.of(NodeConnection.open(endpoint, transport));
            return connection.get();
        } catch (Exception e) {
            lastFailure = Optional.of(e);
            lastFailureNanos = System.nanoTime();
            throw e;
        }
    }

    private void giveBack(ManagementSession session, boolean sound) {
        boolean keep;
        synchronized (this) {
            keep = sound && !closed && session.usable();
            if (keep) {
                idle.push(session);
            }
        }
        if (!keep) {
            // The close of a dead session waits for the broker: nobody should wait with it.
            Thread.startVirtualThread(() -> {
                try {
                    session.close();
                } catch (ActiveMQException e) {
                    // Gone already, which is what a close is for.
                }
            });
        }
    }
}
