package dev.artemisstudio.core.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientProducer;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.postoffice.Bindings;
import org.apache.activemq.artemis.core.server.ActiveMQServer;
import org.apache.activemq.artemis.core.server.Queue;
import org.apache.activemq.artemis.core.server.impl.ActiveMQServerImpl;
import org.apache.activemq.artemis.spi.core.security.ActiveMQJAASSecurityManager;

/**
 * A real Artemis broker inside the test's JVM, on a free loopback port that it keeps over {@link #restart()}.
 *
 * <p>Addresses below {@code paged.} start to page after 20 KiB, with pages of 10 KiB. Queues are made by {@link #createQueue}
 * or by a sender. Nothing outlives {@link #close()}.
 */
public final class TestBroker implements AutoCloseable {
    private static final long COUNTING_MILLIS = 200;

    private final Configuration configuration;
    private final ActiveMQJAASSecurityManager securityManager;
    private final Path directory;
    private final int port;
    private ActiveMQServer server;

    TestBroker(Configuration configuration, ActiveMQJAASSecurityManager securityManager, Path directory, int port) {
        this.configuration = configuration;
        this.securityManager = securityManager;
        this.directory = directory;
        this.port = port;
        this.server = newServer();
    }

    /** A broker to describe further. */
    public static TestBrokerBuilder builder(String name) {
        return new TestBrokerBuilder(name);
    }

    /** A running broker without security and without a journal. */
    public static TestBroker start(String name) {
        return builder(name).start();
    }

    /** Core URL, such as {@code tcp://127.0.0.1:41234}. */
    public String url() {
        return "tcp://127.0.0.1:" + port;
    }

    /** The one port, for core and for every other protocol whose module is on the class path. */
    public int port() {
        return port;
    }

    /** The broker's own name. */
    public String name() {
        return configuration.getName();
    }

    /** The broker itself, for looking behind the protocol. */
    public ActiveMQServer server() {
        return server;
    }

    /** Starts the broker; returns before a backup is in sync or a cluster is formed. */
    public TestBroker begin() {
        return unchecked(() -> {
            server.start();
            return this;
        });
    }

    /** Stops the broker and keeps its directory and port. */
    public void stop() {
        unchecked(() -> {
            server.stop();
            return null;
        });
    }

    /** Starts a stopped broker again on the same port, with the data of its journal if it has one. */
    public void restart() {
        server = newServer();
        begin();
    }

    /** A durable anycast queue on an address of the same name. */
    public void createQueue(String name) {
        createQueue(QueueConfiguration.of(name).setRoutingType(RoutingType.ANYCAST));
    }

    /** A queue by its configuration; its address is made where it does not exist. */
    public void createQueue(QueueConfiguration queue) {
        unchecked(() -> server.createQueue(queue.setAutoCreateAddress(true)));
    }

    /** The queue as the broker holds it. */
    public Queue queue(String name) {
        return server.locateQueue(SimpleString.of(name));
    }

    /** Sends durable text messages, one a body, in order. */
    public void send(String address, String... bodies) {
        send(address, List.of(bodies), message -> {});
    }

    /**
     * A broker answers a sender a moment before it counts the message: waits until the queues of an address have counted theirs. What
     * they add is known where an address has one queue that takes everything; others get {@value #COUNTING_MILLIS} ms at the most.
     */
    private void counted(Map<Queue, Long> addedBefore, int sent) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(COUNTING_MILLIS);
        for (Map.Entry<Queue, Long> queue : addedBefore.entrySet()) {
            boolean takesAll = addedBefore.size() == 1 && queue.getKey().getFilter() == null;
            long expected = takesAll ? queue.getValue() + sent : 0;
            while (queue.getKey().getMessagesAdded() < expected && System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            queue.getKey().flushExecutor();
        }
    }

    private Map<Queue, Long> added(String address) {
        return unchecked(() -> {
            Map<Queue, Long> added = new HashMap<>();
            Bindings bindings =
                    server.getPostOffice().lookupBindingsForAddress(SimpleString.of(address.replaceFirst("::.*", "")));
            if (bindings != null) {
                bindings.getBindings().stream()
                        .filter(binding -> binding.getBindable() instanceof Queue)
                        .map(binding -> (Queue) binding.getBindable())
                        .forEach(queue -> added.put(queue, queue.getMessagesAdded()));
            }
            return added;
        });
    }

    /** As {@link #send(String, String...)}, with something done to each message before it is sent. */
    public void send(String address, List<String> bodies, Consumer<ClientMessage> change) {
        Map<Queue, Long> addedBefore = added(address);
        inSession(session -> {
            try (ClientProducer producer = session.createProducer(address)) {
                for (String body : bodies) {
                    ClientMessage message = session.createMessage(ClientMessage.TEXT_TYPE, true);
                    message.getBodyBuffer().writeNullableSimpleString(SimpleString.of(body));
                    change.accept(message);
                    producer.send(message);
                }
            }
            return null;
        });
        counted(addedBefore, bodies.size());
    }

    /** Runs something in a started, auto-committing core session of its own, as the broker's first user if it has users. */
    public <T> T inSession(Call<ClientSession, T> work) {
        return unchecked(() -> {
            try (ServerLocator locator = ActiveMQClient.createServerLocator(url());
                    ClientSessionFactory factory =
                            locator.setBlockOnDurableSend(true).createSessionFactory();
                    ClientSession session = openSession(factory)) {
                session.start();
                return work.apply(session);
            }
        });
    }

    @Override
    public void close() {
        stop();
        try (Stream<Path> files = Files.walk(directory)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(path -> path.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ClientSession openSession(ClientSessionFactory factory) throws Exception {
        return factory.createSession(TestBrokerBuilder.ADMIN, TestBrokerBuilder.ADMIN, false, true, true, false, 1);
    }

    private ActiveMQServer newServer() {
        ActiveMQServer fresh = new ActiveMQServerImpl(configuration, null, securityManager);
        Protocols.onClassPath().forEach(fresh::addProtocolManagerFactory);
        return fresh;
    }

    private static <T> T unchecked(java.util.concurrent.Callable<T> work) {
        try {
            return work.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException("The test broker failed: " + e.getMessage(), e);
        }
    }

    /** Work that may fail in any way. */
    @FunctionalInterface
    public interface Call<A, T> {
        T apply(A argument) throws Exception;
    }
}
