package dev.artemisstudio.distribution.demo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.apache.activemq.artemis.api.core.ActiveMQException;

/**
 * How full the demo's queues are over all brokers, read once a second. Producers ask it before they send: that is what keeps a demo that
 * nobody watches from filling a disk.
 */
final class DepthGauge implements Flow {

    private static final long PERIOD_MILLIS = 1_000;

    /** Readings older than this count as no room: without a view of the queues nothing is added to them. */
    private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(15);

    private final List<List<String>> nodes;
    private final List<String> queues;
    private final Map<String, Long> depths = new ConcurrentHashMap<>();
    private volatile long readAt = System.nanoTime() - FRESH_NANOS;

    DepthGauge(DemoLayout layout, List<String> queues) {
        this.nodes = DemoNode.primaries().map(layout::urls).toList();
        this.queues = queues;
    }

    /** Whether one more message fits under the ceiling, by the last reading. */
    boolean hasRoom(String queue, long ceiling) {
        return System.nanoTime() - readAt < FRESH_NANOS && depths.getOrDefault(queue, 0L) < ceiling;
    }

    @Override
    public String clientId() {
        return "capacity-monitor";
    }

    @Override
    public void run(Runnable started) throws Exception {
        List<CoreClient> clients = new ArrayList<>();
        try {
            for (List<String> urls : nodes) {
                connect(urls, clients);
            }
            if (clients.isEmpty()) {
                throw new IllegalStateException("no broker of the demo answers");
            }
            read(clients);
            started.run();
            while (true) {
                Thread.sleep(PERIOD_MILLIS);
                read(clients);
            }
        } finally {
            clients.forEach(CoreClient::close);
        }
    }

    /** A broker that someone stopped must not stop the traffic of the others; its absence is noticed at the next start of this flow. */
    private void connect(List<String> urls, List<CoreClient> clients) throws Exception {
        try {
            clients.add(CoreClient.connect(clientId(), urls, 0));
        } catch (ActiveMQException e) {
            // Counted as empty: nothing can be added there either.
        }
    }

    private void read(List<CoreClient> clients) throws ActiveMQException {
        Map<String, Long> sums = new HashMap<>();
        for (CoreClient client : clients) {
            for (String queue : queues) {
                sums.merge(queue, client.depth(queue), Long::sum);
            }
        }
        depths.putAll(sums);
        readAt = System.nanoTime();
    }
}
