package dev.artemisstudio.distribution.demo;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/**
 * A real Artemis cluster with traffic, in child processes on loopback: three primaries, a replicating backup of the first, and the
 * applications of {@link DemoTraffic}. The children end with this process, however it ends.
 */
public final class DemoCluster implements AutoCloseable {

    /** Four journals, the large messages and paging fit several times over; less than this is a disk about to be full. */
    static final long FREE_DISK_BYTES = 512L << 20;

    private static final int BROKER_HEAP_MIB = 160;
    private static final int TRAFFIC_HEAP_MIB = 96;
    private static final Duration READY_LIMIT = Duration.ofSeconds(75);
    private static final Duration STOP_LIMIT = Duration.ofSeconds(8);

    private final DemoLayout layout;
    private final List<ChildProcess> children = Collections.synchronizedList(new ArrayList<>());
    private final AtomicBoolean closed = new AtomicBoolean();

    private DemoCluster(DemoLayout layout) {
        this.layout = layout;
    }

    /**
     * Starts everything and returns when the cluster is formed, the backup in sync and every application connected.
     *
     * @param workDirectory an existing directory; the cluster makes its own below it and removes that in {@link #close()}
     * @param console where progress is told, a line a step
     * @throws DemoFailure when something did not start, naming it and its log; nothing is left running
     */
    public static DemoCluster start(Path workDirectory, PrintStream console) {
        DemoCluster cluster = new DemoCluster(prepare(workDirectory));
        // Before the first child runs: an interrupt during the start leaves nothing behind either.
        Runtime.getRuntime().addShutdownHook(new Thread(cluster::close, "demo-stop"));
        try {
            cluster.startChildren(console);
            return cluster;
        } catch (RuntimeException e) {
            cluster.close();
            throw e;
        }
    }

    private static DemoLayout prepare(Path workDirectory) {
        try {
            long free = Files.getFileStore(workDirectory).getUsableSpace();
            if (free < FREE_DISK_BYTES) {
                throw new DemoFailure(String.format(
                        "The demo needs %d MiB free in %s and finds %d MiB. Free some, or point -Djava.io.tmpdir elsewhere.",
                        FREE_DISK_BYTES >> 20, workDirectory, free >> 20));
            }
            DemoLayout layout = DemoLayout.onFreePorts(
                    Files.createTempDirectory(workDirectory.toAbsolutePath(), "artemis-studio-demo-"));
            Files.createDirectories(layout.logs());
            return layout;
        } catch (IOException e) {
            throw new DemoFailure("The demo can't prepare its directory in " + workDirectory + ": " + e, e);
        }
    }

    private void startChildren(PrintStream console) {
        console.println("Starting " + DemoNode.values().length + " brokers");
        List<ChildProcess> brokers = Stream.of(DemoNode.values())
                .map(node -> launch(
                        node.brokerName(),
                        DemoBroker.class,
                        Stream.concat(Stream.of(node.brokerName()), layout.arguments().stream())
                                .toList(),
                        BROKER_HEAP_MIB))
                .toList();
        for (ChildProcess broker : brokers) {
            awaitReady(broker);
            console.println("  " + broker.name() + " is ready at " + layout.url(DemoNode.named(broker.name())));
        }
        console.println("Starting the traffic");
        awaitReady(launch(DemoTraffic.NAME, DemoTraffic.class, layout.arguments(), TRAFFIC_HEAP_MIB));
    }

    private ChildProcess launch(String name, Class<?> main, List<String> arguments, int heapMib) {
        synchronized (children) {
            if (closed.get()) {
                throw new DemoFailure("The demo was stopped while it started");
            }
            ChildProcess child = ChildProcess.launch(name, main, arguments, heapMib, layout.log(name));
            children.add(child);
            return child;
        }
    }

    private void awaitReady(ChildProcess child) {
        try {
            child.awaitReady(READY_LIMIT);
        } catch (DemoFailure e) {
            throw closed.get() ? e : new DemoFailure(e.getMessage() + "; its log: " + keepLog(child), e);
        }
    }

    /** The directory goes away with the demo: the log that explains a failure moves out of it. */
    private Path keepLog(ChildProcess child) {
        Path kept = layout.root().resolveSibling("artemis-studio-demo-" + child.name() + ".log");
        try {
            return Files.copy(child.log(), kept, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            return child.log();
        }
    }

    /** Core URLs of the primaries; discovery finds the backup. */
    public List<String> seedUrls() {
        return DemoNode.primaries().map(layout::url).toList();
    }

    /** Broker name to core URL of every broker, the backup included, in the order of {@link DemoNode}. */
    public Map<String, String> nodeUrls() {
        Map<String, String> urls = new LinkedHashMap<>();
        for (DemoNode node : DemoNode.values()) {
            urls.put(node.brokerName(), layout.url(node));
        }
        return Collections.unmodifiableMap(urls);
    }

    /** Process ids of the children, for tests and for a person who wants to see what happens when one is killed. */
    public Map<String, Long> processIds() {
        Map<String, Long> pids = new LinkedHashMap<>();
        synchronized (children) {
            children.forEach(child -> pids.put(child.name(), child.pid()));
        }
        return Collections.unmodifiableMap(pids);
    }

    public Path directory() {
        return layout.root();
    }

    /** Stops the applications, then the brokers from the last to the first, kills what does not go, and removes the data. */
    @Override
    public void close() {
        // One lock, so that a second caller (the shutdown hook) returns only when all is gone.
        synchronized (children) {
            closed.set(true);
            for (ChildProcess child : children.reversed()) {
                child.stop(STOP_LIMIT);
            }
            children.clear();
            Directories.delete(layout.root());
        }
    }
}
