package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.CallPolicy;
import dev.artemisstudio.core.broker.Credentials;
import dev.artemisstudio.core.broker.Endpoint;
import dev.artemisstudio.core.broker.TlsSettings;
import dev.artemisstudio.core.broker.core.CoreGateway;
import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.Clusters;
import dev.artemisstudio.core.cluster.NodeAnswer;
import dev.artemisstudio.core.cluster.NodeAnswers;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.cluster.NodeView;
import dev.artemisstudio.core.error.Hidden;
import dev.artemisstudio.core.error.NotFound;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.error.StudioException;
import dev.artemisstudio.core.testing.TestBroker;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * What operations look through in tests: the cluster {@code demo} of some real brokers, asked over real links, all at once and
 * without a memory of which ones are down.
 */
public final class TestView implements ReadContext, Clusters, Cluster, AutoCloseable {
    private final Map<String, BrokerLink> links = new TreeMap<>();
    private final Clock clock;
    private final Cursors cursors;

    public TestView(List<TestBroker> brokers, Clock clock) {
        CoreGateway gateway = new CoreGateway();
        brokers.forEach(broker -> links.put(broker.name(), gateway.open(endpoint(broker.name(), broker.url()))));
        this.clock = clock;
        this.cursors = new Cursors(clock);
    }

    public TestView(List<TestBroker> brokers) {
        this(brokers, Clock.systemUTC());
    }

    /** Adds a node that nobody listens for. */
    public TestView withDeadNode(String name) {
        links.put(name, new CoreGateway().open(endpoint(name, "tcp://127.0.0.1:1")));
        return this;
    }

    private static Endpoint endpoint(String name, String url) {
        return new Endpoint(name, url, Credentials.NONE, TlsSettings.OFF, CallPolicy.DEFAULT);
    }

    @Override
    public <T> NodeAnswers<T> ask(NodeSelection selection, Function<BrokerReader, T> question) {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<NodeAnswer<T>>> calls = links.entrySet().stream()
                    .filter(link -> !(selection instanceof NodeSelection.Named named)
                            || named.node().equals(link.getKey()))
                    .<Callable<NodeAnswer<T>>>map(
                            link -> () -> answer(link.getKey(), link.getValue().reader(), question))
                    .toList();
            List<NodeAnswer<T>> answers = threads.invokeAll(calls).stream()
                    .<NodeAnswer<T>>map(TestView::get)
                    .toList();
            return new NodeAnswers<>(id(), answers);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static <T> NodeAnswer<T> answer(String node, BrokerReader reader, Function<BrokerReader, T> question) {
        try {
            return new NodeAnswer.Done<>(node, question.apply(reader));
        } catch (Rejection | NotFound wrongCall) {
            throw wrongCall;
        } catch (StudioException failed) {
            return new NodeAnswer.Failed<>(node, Instant.now(), failed.getMessage());
        }
    }

    private static <T> T get(Future<T> future) {
        try {
            return future.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String id() {
        return "demo";
    }

    @Override
    public String title() {
        return "Demo";
    }

    @Override
    public List<NodeView> nodes() {
        return links.entrySet().stream()
                .map(link -> new NodeView(
                        link.getKey(),
                        link.getValue().endpoint().url(),
                        "",
                        NodeView.Role.PRIMARY,
                        NodeView.State.ACTIVE,
                        Optional.empty(),
                        Instant.EPOCH,
                        Optional.empty()))
                .toList();
    }

    @Override
    public List<Cluster> all() {
        return List.of(this);
    }

    @Override
    public Cluster get(String clusterId) {
        if (!clusterId.equals(id())) {
            throw new Hidden();
        }
        return this;
    }

    @Override
    public Clusters clusters() {
        return this;
    }

    @Override
    public Catalogue catalogue() {
        return new Catalogue(List.of(), List.of(), List.of());
    }

    @Override
    public Cursors cursors() {
        return cursors;
    }

    @Override
    public Clock clock() {
        return clock;
    }

    @Override
    public void close() {
        links.values().forEach(BrokerLink::close);
    }
}
