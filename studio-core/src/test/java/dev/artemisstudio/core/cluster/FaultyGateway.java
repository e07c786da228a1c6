package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.broker.BrokerGateway;
import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.ClockReading;
import dev.artemisstudio.core.broker.Endpoint;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.NodeIdentity;
import dev.artemisstudio.core.broker.NodeState;
import dev.artemisstudio.core.broker.NodeUsage;
import dev.artemisstudio.core.broker.TopologyMember;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Nodes that fail on command, for faults that no real broker shows when asked to. A node is known by its URL, has its own NodeID
 * and answers who it is, what it was told to say of the cluster, and {@code diverts()} as the question of a caller.
 */
final class FaultyGateway implements BrokerGateway {
    private final Map<String, Node> nodes = new ConcurrentHashMap<>();

    /** What a node does when it is called. */
    interface Behaviour {
        void onCall(String node);
    }

    /** One node, healthy until told otherwise. */
    static final class Node {
        final AtomicInteger questions = new AtomicInteger();
        final AtomicInteger readings = new AtomicInteger();
        final String name;
        final String nodeId;
        volatile boolean active = true;
        volatile List<TopologyMember> topology = List.of();
        volatile Behaviour whenAsked = node -> {};
        volatile Behaviour whenRead = node -> {};

        Node(String name, String nodeId) {
            this.name = name;
            this.nodeId = nodeId;
        }

        /** From now on nothing is answered. */
        void always(Behaviour behaviour) {
            whenAsked = behaviour;
            whenRead = behaviour;
        }

        private NodeFacts facts() {
            return new NodeFacts(
                    new NodeIdentity(name, nodeId, "2.56.0", "Primary Only"),
                    new NodeState(true, active, false, false, 1_000),
                    new NodeUsage(0, 0, 0, 90, 0, 0, 0),
                    new ClockReading(0, 1),
                    Instant.now());
        }
    }

    /** Holds a call until it is interrupted. */
    static Behaviour silence() {
        return node -> {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                throw new IllegalStateException("interrupted");
            }
        };
    }

    static Behaviour failure(java.util.function.Function<String, RuntimeException> failure) {
        return node -> {
            throw failure.apply(node);
        };
    }

    Node node(String url, String name, String nodeId) {
        return nodes.computeIfAbsent(url, absent -> new Node(name, nodeId));
    }

    @Override
    public BrokerLink open(Endpoint endpoint) {
        Node node = nodes.get(endpoint.url());
        BrokerReader reader = reader(endpoint, node);
        return new BrokerLink() {
            @Override
            public Endpoint endpoint() {
                return endpoint;
            }

            @Override
            public BrokerReader reader() {
                return reader;
            }

            @Override
            public void close() {
                // Holds nothing.
            }
        };
    }

    private static BrokerReader reader(Endpoint endpoint, Node node) {
        return (BrokerReader) Proxy.newProxyInstance(
                FaultyGateway.class.getClassLoader(),
                new Class<?>[] {BrokerReader.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "nodeName" -> endpoint.node();
                    case "node" -> {
                        node.readings.incrementAndGet();
                        node.whenRead.onCall(endpoint.node());
                        yield node.facts();
                    }
                    case "topology" -> node.topology;
                    case "diverts" -> {
                        node.questions.incrementAndGet();
                        node.whenAsked.onCall(endpoint.node());
                        yield List.of();
                    }
                    default -> throw new InvocationTargetException(null, "not played: " + method);
                });
    }
}
