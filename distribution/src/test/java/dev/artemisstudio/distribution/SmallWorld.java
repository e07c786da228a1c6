package dev.artemisstudio.distribution;

import dev.artemisstudio.core.config.ConfigFile;
import dev.artemisstudio.core.testing.TestBroker;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.core.config.DivertConfiguration;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;

/**
 * A quiet broker called {@code primary} with one of each thing, and Studio on both surfaces in front of it as the cluster
 * {@code demo}: what the examples of the catalogue speak of. Shared by all test classes of a JVM, which only look.
 */
final class SmallWorld {
    private static SmallWorld shared;

    private final TestBroker broker;
    private final StudioServer server;

    private SmallWorld() throws Exception {
        AddressSettings settings = new AddressSettings()
                .setDeadLetterAddress(SimpleString.of("DLQ"))
                .setExpiryAddress(SimpleString.of("ExpiryQueue"))
                .setMaxDeliveryAttempts(3);
        broker = TestBroker.builder("primary").addressSetting("#", settings).start();
        broker.createQueue("orders");
        broker.createQueue("payments");
        broker.createQueue(QueueConfiguration.of("DLQ").setRoutingType(RoutingType.ANYCAST));
        broker.createQueue(QueueConfiguration.of("ExpiryQueue").setRoutingType(RoutingType.ANYCAST));
        broker.createQueue(QueueConfiguration.of("audit.orders").setRoutingType(RoutingType.ANYCAST));
        broker.server()
                .deployDivert(new DivertConfiguration()
                        .setName("audit")
                        .setAddress("orders")
                        .setForwardingAddress("audit.orders"));
        broker.send("orders", "first", "second", "third");
        broker.send("DLQ", "lost");
        server = StudioServer.start(ConfigFile.read(configuration(broker.url())));
    }

    /** Studio's configuration for one broker, as the cluster {@code demo}, on any free port. */
    static Path configuration(String seed) throws IOException {
        Path file = Files.createTempFile("studio", ".yaml");
        file.toFile().deleteOnExit();
        return Files.writeString(
                file,
                """
                studio:
                  server:
                    port: 0
                  clusters:
                    - id: demo
                      title: Demo cluster
                      seeds:
                        - %s
                """
                        .formatted(seed));
    }

    static synchronized SmallWorld get() {
        if (shared == null) {
            try {
                shared = new SmallWorld();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
            Runtime.getRuntime().addShutdownHook(new Thread(shared::close));
        }
        return shared;
    }

    String url() {
        return server.url();
    }

    StudioServer server() {
        return server;
    }

    TestBroker broker() {
        return broker;
    }

    List<String> seeds() {
        return List.of(broker.url());
    }

    private void close() {
        server.close();
        broker.close();
    }
}
