package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.config.ClusterConfig;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Refreshes one cluster in the background: at its interval, when a failed member is due, and when somebody asks for it. */
final class Refresher implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Refresher.class);

    /** Between the end of a refresh and the next one, however often it is asked for. */
    private static final Duration LEAST_PAUSE = Duration.ofMillis(200);

    private final ClusterConfig config;
    private final Discovery discovery;
    private final Roster roster;
    private final Semaphore wanted = new Semaphore(0);
    private final CountDownLatch first = new CountDownLatch(1);
    private final Thread thread;
    private volatile boolean closed;

    Refresher(ClusterConfig config, Discovery discovery, Roster roster) {
        this.config = config;
        this.discovery = discovery;
        this.roster = roster;
        this.thread =
                Thread.ofVirtual().name("cluster-" + config.id() + "-refresh").start(this::run);
    }

    /** A refresh is to follow soon. */
    void wake() {
        wanted.release();
    }

    /** Waits until the nodes were read once, at most so long. */
    void awaitFirst(Duration bound) {
        try {
            if (!first.await(bound.toMillis(), TimeUnit.MILLISECONDS)) {
                LOG.info("Cluster {}: the first reading of its nodes takes longer than {}", config.id(), bound);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        first.countDown();
    }

    private void run() {
        try {
            while (!closed) {
                refresh();
                first.countDown();
                Thread.sleep(LEAST_PAUSE);
                wanted.tryAcquire(pause().toMillis(), TimeUnit.MILLISECONDS);
                wanted.drainPermits();
            }
        } catch (InterruptedException e) {
            LOG.debug("Cluster {}: refreshing ends", config.id());
        }
    }

    private void refresh() {
        try {
            discovery.refresh();
        } catch (RuntimeException e) {
            if (!closed) {
                LOG.error("Cluster {}: a refresh failed; the next one follows", config.id(), e);
            }
        }
    }

    private Duration pause() {
        Instant now = Instant.now();
        return roster.published().stream()
                .map(placed -> placed.member().health())
                .filter(health -> health.failures() > 0)
                .map(health -> Duration.between(now, health.probeAt()))
                .map(left -> left.isNegative() ? Duration.ZERO : left)
                .filter(left -> left.compareTo(config.refresh().interval()) < 0)
                .min(Duration::compareTo)
                .orElse(config.refresh().interval());
    }
}
