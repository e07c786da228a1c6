package dev.artemisstudio.core.broker.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.CallPolicy;
import dev.artemisstudio.core.broker.Credentials;
import dev.artemisstudio.core.broker.Endpoint;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.SecurityRole;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.broker.TlsSettings;
import dev.artemisstudio.core.error.BrokerRefused;
import dev.artemisstudio.core.error.StudioException;
import dev.artemisstudio.core.testing.TestBroker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A broker with users: what the documented permissions are enough for, and how a missing one is told. */
class SecurityTest {
    private static final String SECRET = "s3cr3t-p4ss";

    private static TestBroker broker;

    @BeforeAll
    static void start() {
        broker = TestBroker.builder("guarded")
                .user("studio", SECRET)
                .user("guest", SECRET)
                .permissions("activemq.management.#", "studio", role -> {
                    role.setManage(true);
                    role.setSend(true);
                    role.setConsume(true);
                    role.setCreateAddress(true);
                    role.setDeleteAddress(true);
                    role.setCreateNonDurableQueue(true);
                    role.setDeleteNonDurableQueue(true);
                })
                .permissions("seen.#", "studio", role -> role.setBrowse(true))
                .start();
        broker.createQueue("seen.orders");
        broker.createQueue("unseen.orders");
        broker.send("seen.orders", "one");
        broker.send("unseen.orders", "one");
    }

    @AfterAll
    static void stop() {
        broker.close();
    }

    @Test
    void theDocumentedPermissionsAreEnough() {
        try (BrokerLink link = open("studio", SECRET)) {
            assertThat(link.reader().node().identity().name()).isEqualTo("guarded");
            assertThat(link.reader().queues(List.of("seen.orders"))).hasSize(1);
            assertThat(link.reader()
                            .browse(new BrowseRequest("seen.orders", Optional.empty(), 0, 10))
                            .messages())
                    .hasSize(1);
            assertThat(link.reader().securityRoles("seen.orders"))
                    .contains(new SecurityRole("studio", List.of("browse")));
            assertThat(link.reader()
                            .connections(PageRequest.first(Sort.ascending("connectionID"), 10))
                            .rows())
                    .isEmpty();
        }
    }

    @Test
    void aMissingPermissionIsNamedAndTheLinkGoesOn() {
        try (BrokerLink link = open("studio", SECRET)) {
            BrokerRefused refused = catchThrowableOfType(BrokerRefused.class, () -> link.reader()
                    .browse(new BrowseRequest("unseen.orders", Optional.empty(), 0, 10)));
            assertThat(refused.code()).isEqualTo("AMQ229213");
            assertThat(refused).hasMessageContaining("BROWSE").hasMessageContaining("unseen.orders");
            assertThat(link.reader().node().identity().name()).isEqualTo("guarded");
        }
    }

    @Test
    void aUserWithoutManagementIsRefusedAndNotTimedOut() {
        try (BrokerLink link = open("guest", SECRET)) {
            assertThatThrownBy(() -> link.reader().node())
                    .isInstanceOfSatisfying(BrokerRefused.class, refused -> assertThat(refused.code())
                            .isEqualTo("AMQ229213"));
        }
    }

    @Test
    void aWrongPasswordIsRefusedAndNeverRepeated() {
        List<String> log = new ArrayList<>();
        Handler handler = recording(log);
        Logger root = Logger.getLogger("");
        Level before = root.getLevel();
        root.addHandler(handler);
        root.setLevel(Level.FINE);
        String url = broker.url() + "?trustStorePassword=" + SECRET + "2&sslEnabled=false";
        Endpoint endpoint = new Endpoint(
                "guarded", url, new Credentials("studio", SECRET + "-wrong"), TlsSettings.OFF, CallPolicy.DEFAULT);
        try (BrokerLink link = new CoreGateway().open(endpoint)) {
            StudioException refused = catchThrowableOfType(
                    StudioException.class, () -> link.reader().node());
            assertThat(refused).isInstanceOfSatisfying(BrokerRefused.class, found -> assertThat(found.code())
                    .isEqualTo("AMQ229031"));
            assertThat(refused.getMessage() + refused.members() + link + link.reader())
                    .doesNotContain(SECRET);
        } finally {
            root.removeHandler(handler);
            root.setLevel(before);
        }
        assertThat(log).as("something was logged").isNotEmpty();
        assertThat(log).noneMatch(line -> line.contains(SECRET));
    }

    @Test
    void aWrongUrlIsToldWithoutRepeatingIt() {
        for (String url : List.of("amqp://h:1?p=" + SECRET, "tcp://h?p=" + SECRET, "tcp://a b:1?p=" + SECRET)) {
            assertThatThrownBy(() -> new CoreGateway().open(Endpoints.of(url)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("The URL of node node-under-test is not tcp://host:port");
        }
    }

    private static BrokerLink open(String user, String password) {
        return new CoreGateway().open(Endpoints.of(broker.url(), new Credentials(user, password)));
    }

    private static Handler recording(List<String> log) {
        Handler handler = new Handler() {
            private final SimpleFormatter formatter = new SimpleFormatter();

            @Override
            public synchronized void publish(LogRecord entry) {
                log.add(formatter.format(entry));
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        handler.setLevel(Level.ALL);
        return handler;
    }
}
