package dev.artemisstudio.distribution;

import java.util.concurrent.CountDownLatch;

/** How long a command that serves stays. */
final class Lifetime {
    private Lifetime() {}

    /** Returns never; when the process is told to end, the server is closed first. */
    static void untilInterrupted(AutoCloseable server) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> close(server), "studio-stop"));
        new CountDownLatch(1).await();
    }

    private static void close(AutoCloseable server) {
        try {
            server.close();
        } catch (Exception e) {
            System.err.println("studio: stopping failed: " + e);
        }
    }
}
