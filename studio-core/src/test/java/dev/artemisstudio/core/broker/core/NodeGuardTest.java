package dev.artemisstudio.core.broker.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.error.BrokerTimeout;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.testing.TestBroker;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a dead, silent or restarted node costs, and what callers are told. */
class NodeGuardTest {
    @Test
    void aClosedPortIsToldAtOnceAndRemembered() {
        try (BrokerLink link = new CoreGateway().open(Endpoints.impatient("tcp://127.0.0.1:1"))) {
            BrokerUnavailable first = unavailable(link);
            assertThat(first.reason()).isEqualTo("nothing listens on 127.0.0.1:1");
            BrokerUnavailable second = unavailable(link);
            assertThat(second.since())
                    .as("since when it was first seen to be gone")
                    .isEqualTo(first.since());
            assertThat(second.reason()).isEqualTo(first.reason());
        }
    }

    @Test
    void anUnknownHostIsNamed() {
        try (BrokerLink link = new CoreGateway().open(Endpoints.impatient("tcp://no-such-host.invalid:61616"))) {
            assertThat(unavailable(link).reason()).isEqualTo("no such host: no-such-host.invalid");
        }
    }

    @Test
    void aSilentNodeCostsItsTimeoutTwiceAndThenNothing() {
        try (SilentServer server = new SilentServer();
                BrokerLink link = new CoreGateway().open(Endpoints.impatient(server.url()))) {
            assertThatThrownBy(() -> link.reader().node())
                    .isInstanceOf(BrokerTimeout.class)
                    .hasMessageContaining("400 ms");
            assertThat(unavailable(link).reason()).isEqualTo("it takes calls and answers none of them");
            int connections = server.connections();
            for (int i = 0; i < 20; i++) {
                assertThat(unavailable(link).reason()).isEqualTo("it takes calls and answers none of them");
            }
            assertThat(server.connections()).as("the open breaker asks nobody").isEqualTo(connections);
        }
    }

    @Test
    void callersThatWaitForOneConnectionShareItsFailure() throws Exception {
        try (SilentServer server = new SilentServer();
                BrokerLink link = new CoreGateway().open(Endpoints.impatient(server.url()));
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<Object> call = () -> catchThrowableOfType(
                    RuntimeException.class, () -> link.reader().node());
            List<Future<Object>> failures =
                    threads.invokeAll(Stream.generate(() -> call).limit(20).toList());
            for (Future<Object> failure : failures) {
                assertThat(failure.get()).isInstanceOfAny(BrokerTimeout.class, BrokerUnavailable.class);
            }
            assertThat(server.connections()).isLessThanOrEqualTo(Endpoints.SHORT.concurrency());
        }
    }

    @Test
    void aRestartedNodeIsBackWithoutANewLink() {
        try (TestBroker broker = TestBroker.start("restarted");
                BrokerLink link = new CoreGateway().open(Endpoints.of(broker))) {
            assertThat(link.reader().node().identity().name()).isEqualTo("restarted");
            broker.stop();
            assertThat(unavailable(link).reason()).startsWith("nothing listens on");
            broker.restart();
            await().atMost(NodeGuard.OPEN_FOR.plusSeconds(10))
                    .ignoreExceptionsInstanceOf(BrokerUnavailable.class)
                    .untilAsserted(() ->
                            assertThat(link.reader().node().identity().name()).isEqualTo("restarted"));
        }
    }

    @Test
    void aNodeThatRestartedUnseenIsAskedAgain() {
        try (TestBroker broker = TestBroker.start("blinked");
                BrokerLink link = new CoreGateway().open(Endpoints.of(broker))) {
            link.reader().node();
            broker.stop();
            broker.restart();
            assertThat(link.reader().node().identity().name())
                    .as("the pooled sessions are dead, the node is not")
                    .isEqualTo("blinked");
        }
    }

    @Test
    void callsUnderWayEndWhenTheLinkIsClosed() throws Exception {
        try (SilentServer server = new SilentServer();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            BrokerLink link = new CoreGateway().open(Endpoints.of(server.url()));
            Future<?> call = threads.submit(() -> link.reader().node());
            await().until(() -> server.connections() > 0);
            link.close();
            await().atMost(Duration.ofSeconds(10)).until(call::isDone);
            assertThat(unavailable(link)).isNotNull();
        }
    }

    @Test
    void closingALinkLeavesNothingBehind() {
        try (TestBroker broker = TestBroker.start("left")) {
            BrokerLink link = new CoreGateway().open(Endpoints.of(broker));
            link.reader().queues(PageRequest.first(Sort.ascending("name"), 10));
            assertThat(broker.server().getConnectionCount()).isEqualTo(1);
            link.close();
            await().untilAsserted(() -> {
                assertThat(broker.server().getConnectionCount()).isZero();
                assertThat(broker.server().getActiveMQServerControl().getQueueNames())
                        .noneMatch(name -> name.contains("studio"));
            });
        }
    }

    private static BrokerUnavailable unavailable(BrokerLink link) {
        return catchThrowableOfType(BrokerUnavailable.class, () -> link.reader().node());
    }
}
