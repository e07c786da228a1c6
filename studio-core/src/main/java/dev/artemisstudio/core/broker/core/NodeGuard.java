package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.Endpoint;
import dev.artemisstudio.core.error.BrokerTimeout;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.error.StudioException;
import io.helidon.faulttolerance.CircuitBreaker;
import io.helidon.faulttolerance.CircuitBreakerOpenException;
import io.helidon.faulttolerance.Retry;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.TransportConfiguration;

/**
 * Keeps a dead node from costing its timeout again and again. The first call that finds the node gone opens the breaker; until
 * it lets another call try, every call is answered at once with the reason and since when. A node that takes calls and leaves
 * {@value #TIMEOUTS_IN_A_ROW} in a row unanswered counts as gone.
 *
 * <p>Everything that runs here reads, so a call whose connection broke and a call that met a busy broker are tried again.
 */
final class NodeGuard implements AutoCloseable {
    static final int TIMEOUTS_IN_A_ROW = 2;
    static final Duration OPEN_FOR = Duration.ofSeconds(3);

    private static final int ATTEMPTS = 3;
    private static final Duration BETWEEN_ATTEMPTS = Duration.ofMillis(50);

    private final Endpoint endpoint;
    private final TransportConfiguration transport;
    private final Clock clock;
    private final CircuitBreaker breaker;
    private final Retry retry;
    private final AtomicInteger timeouts = new AtomicInteger();
    private final AtomicReference<Optional<BrokerUnavailable>> gone = new AtomicReference<>(Optional.empty());
    private volatile boolean closed;

    NodeGuard(Endpoint endpoint, TransportConfiguration transport, Clock clock) {
        this.endpoint = endpoint;
        this.transport = transport;
        this.clock = clock;
        this.breaker = CircuitBreaker.create(builder -> builder.addApplyOn(BrokerUnavailable.class)
                .volume(1)
                .errorRatio(100)
                .successThreshold(1)
                .delay(OPEN_FOR));
        this.retry = Retry.create(builder -> builder.addApplyOn(BusyBroker.class)
                .calls(ATTEMPTS)
                .delay(BETWEEN_ATTEMPTS)
                .overallTimeout(endpoint.policy().callTimeout().multipliedBy(ATTEMPTS)));
    }

    /** One attempt at a call. */
    @FunctionalInterface
    interface Attempt<T> {
        T before(Deadline deadline) throws Exception;
    }

    <T> T run(String tried, Attempt<T> attempt) {
        try {
            return breaker.invoke(() -> attempts(tried, attempt));
        } catch (CircuitBreakerOpenException e) {
            throw gone.get().orElseGet(() -> unavailable("it could not be reached a moment ago"));
        }
    }

    @Override
    public void close() {
        closed = true;
    }

    private <T> T attempts(String tried, Attempt<T> attempt) {
        Deadline deadline = Deadline.in(endpoint.policy().callTimeout());
        try {
            T result = retry.invoke(() -> once(tried, attempt, deadline));
            answered();
            return result;
        } catch (BusyBroker e) {
            throw e.outcome() instanceof BrokerUnavailable lost ? remember(lost) : e.outcome();
        } catch (BrokerTimeout e) {
            throw e;
        } catch (BrokerUnavailable e) {
            throw remember(e);
        } catch (StudioException e) {
            answered();
            throw e;
        }
    }

    private <T> T once(String tried, Attempt<T> attempt, Deadline deadline) {
        try {
            return attempt.before(deadline);
        } catch (StudioException | BusyBroker e) {
            throw e;
        } catch (ActiveMQException e) {
            throw translated(tried, deadline, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw BrokerFaults.timeout(endpoint, tried, deadline);
        } catch (Exception e) {
            throw unavailable("the answer could not be read");
        }
    }

    private RuntimeException translated(String tried, Deadline deadline, ActiveMQException e) {
        if (closed) {
            return unavailable("Studio closed its link to it");
        }
        if (BrokerFaults.isAnswer(e)) {
            return BrokerFaults.refusal(endpoint, e);
        }
        if (BrokerFaults.isTimeout(e)) {
            return timeouts.incrementAndGet() >= TIMEOUTS_IN_A_ROW
                    ? unavailable("it takes calls and answers none of them")
                    : BrokerFaults.timeout(endpoint, tried, deadline);
        }
        Optional<String> reason =
                Reachability.problem(transport, endpoint.policy().connectTimeout());
        BrokerUnavailable lost = unavailable(reason.orElse(
                endpoint.tls().enabled()
                        ? "it listens, but no TLS connection to a broker came about"
                        : "it listens, but closed the connection of the core protocol"));
        // A port that nobody listens on stays closed for the next 50 ms; a connection that broke may come back at once.
        return reason.isPresent() || deadline.passed() ? lost : new BusyBroker(lost);
    }

    private BrokerUnavailable unavailable(String reason) {
        Instant since = gone.get().map(BrokerUnavailable::since).orElseGet(clock::instant);
        return new BrokerUnavailable(endpoint.node(), reason, since);
    }

    private BrokerUnavailable remember(BrokerUnavailable found) {
        gone.set(Optional.of(found));
        return found;
    }

    private void answered() {
        timeouts.set(0);
        gone.set(Optional.empty());
    }
}
