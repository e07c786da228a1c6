package dev.artemisstudio.core.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import org.junit.jupiter.api.Test;

/** What every other test builds on: the brokers start, take messages, page, keep them, and form a cluster. */
class TestSupportTest {
    @Test
    void sharedBrokerTakesMessages() {
        String queue = SharedBroker.unique("support");
        SharedBroker.get().createQueue(queue);
        for (int sent = 1; sent <= 50; sent++) {
            SharedBroker.get().send(queue, "one");
            assertThat(SharedBroker.get().queue(queue).getMessageCount())
                    .as("counted when send returns")
                    .isEqualTo(sent);
        }
    }

    @Test
    void addressBelowPagedStartsToPage() {
        String queue = SharedBroker.unique("paged");
        SharedBroker.get().createQueue(queue);
        SharedBroker.get().send(queue, "x".repeat(30_000), "y".repeat(30_000), "z");
        assertThat(SharedBroker.get().queue(queue).getPagingStore().isPaging()).isTrue();
    }

    @Test
    void persistentBrokerKeepsMessagesAndPortOverRestart() {
        try (TestBroker broker = TestBroker.builder("kept").persistent().start()) {
            broker.createQueue("kept");
            broker.send("kept", "one");
            int port = broker.port();
            broker.stop();
            broker.restart();
            assertThat(broker.port()).isEqualTo(port);
            await().until(() -> broker.queue("kept").getMessageCount() == 1);
        }
    }

    @Test
    void clusterWithBackupIsFormedWhenStarted() {
        try (TestCluster cluster = TestCluster.startWithBackup(2)) {
            assertThat(cluster.backup()).hasValueSatisfying(backup -> {
                assertThat(backup.server().isStarted()).isTrue();
                assertThat(backup.server().isActive()).isFalse();
            });
        }
    }
}
