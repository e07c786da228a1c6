package dev.artemisstudio.core.testing;

import java.util.UUID;

/**
 * One broker for all test classes of a JVM, without security and without a journal. Tests share its queues, so each makes its
 * names unique and never asserts on what the whole broker holds.
 */
public final class SharedBroker {
    private SharedBroker() {}

    /** The broker, started by the first call. */
    public static TestBroker get() {
        return Holder.BROKER;
    }

    /** A name that no other test uses and that begins as given. */
    public static String unique(String prefix) {
        return prefix + "." + UUID.randomUUID().toString().substring(0, 8);
    }

    private static final class Holder {
        private static final TestBroker BROKER = started();

        private static TestBroker started() {
            TestBroker broker = TestBroker.start("shared");
            Runtime.getRuntime().addShutdownHook(new Thread(broker::close));
            return broker;
        }
    }
}
