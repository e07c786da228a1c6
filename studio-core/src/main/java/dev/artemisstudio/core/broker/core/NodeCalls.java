package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.Endpoint;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.apache.activemq.artemis.api.core.TransportConfiguration;

/** Every call to one node goes through here: bounded in time, in number and in rate, and guarded against a dead node. */
final class NodeCalls implements AutoCloseable {
    private final Endpoint endpoint;
    private final SessionPool pool;
    private final CallRate rate;
    private final NodeGuard guard;

    NodeCalls(Endpoint endpoint, TransportConfiguration transport, Clock clock) {
        this.endpoint = endpoint;
        this.pool = new SessionPool(endpoint, transport, clock);
        this.rate = new CallRate(endpoint.policy().callsPerSecond(), System::nanoTime);
        this.guard = new NodeGuard(endpoint, transport, clock);
    }

    Endpoint endpoint() {
        return endpoint;
    }

    /** The answers to all calls, in order. A refused call is a {@link Reply.Failure} in its place. */
    List<Reply> all(List<Call> calls) {
        if (calls.isEmpty()) {
            return List.of();
        }
        String tried = calls.getFirst().name();
        return guard.run(tried, deadline -> {
            awaitTurn(calls.size(), tried, deadline);
            List<Reply> replies = pool.with((session, bound) -> session.exchange(calls, bound), deadline);
            if (replies.getFirst() instanceof Reply.Failure failure
                    && BrokerFaults.hasCode(failure, BrokerFaults.BUSY)) {
                throw new BusyBroker(BrokerFaults.refusal(endpoint, failure));
            }
            return replies;
        });
    }

    /** The answer to one call. */
    Reply.Value one(Call call) {
        return value(all(List.of(call)).getFirst());
    }

    /** The answers to all calls; the first one that was refused is thrown. */
    List<Reply.Value> values(List<Call> calls) {
        return all(calls).stream().map(this::value).toList();
    }

    /** Runs work on a session of its own; it counts as one call. */
    <T> T onSession(String tried, SessionPool.Work<T> work) {
        return guard.run(tried, deadline -> {
            awaitTurn(1, tried, deadline);
            return pool.with(work, deadline);
        });
    }

    Reply.Value value(Reply reply) {
        return switch (reply) {
            case Reply.Value value -> value;
            case Reply.Failure failure -> throw BrokerFaults.refusal(endpoint, failure);
        };
    }

    @Override
    public void close() {
        guard.close();
        pool.close();
    }

    private void awaitTurn(int calls, String tried, Deadline deadline) {
        long turn = System.nanoTime() + rate.reserve(calls);
        if (turn - deadline.nanos() > 0) {
            throw BrokerFaults.timeout(endpoint, tried + " (its rate limit is used up)", deadline);
        }
        for (long left = turn - System.nanoTime(); left > 0; left = turn - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }
}
