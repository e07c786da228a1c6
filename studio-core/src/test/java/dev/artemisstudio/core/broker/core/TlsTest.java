package dev.artemisstudio.core.broker.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.CallPolicy;
import dev.artemisstudio.core.broker.Credentials;
import dev.artemisstudio.core.broker.Endpoint;
import dev.artemisstudio.core.broker.TlsSettings;
import dev.artemisstudio.core.error.BrokerTimeout;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.testing.TestBroker;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** TLS with files of both kinds: who is trusted, whose name is checked, and who we are. */
class TlsTest {
    private static final CallPolicy BOUNDS = new CallPolicy(Duration.ofSeconds(3), Duration.ofSeconds(3), 2, 1_000);

    @TempDir
    private static Path directory;

    private static TestCertificates certificates;
    private static Path brokerKey;
    private static Path clientKey;
    private static TestBroker broker;

    @BeforeAll
    static void start() throws Exception {
        certificates = new TestCertificates(directory);
        brokerKey = certificates.key("broker", "127.0.0.1");
        clientKey = certificates.key("client", "studio");
        broker = secured(brokerKey, true);
    }

    @AfterAll
    static void stop() {
        broker.close();
    }

    @Test
    void pkcs12OnBothSides() throws Exception {
        assertThat(name(broker, tls(certificates.trust(brokerKey), clientKey, true)))
                .isEqualTo("secured");
    }

    @Test
    void pemOnBothSides() throws Exception {
        TlsSettings tls = tls(certificates.pemTrust(brokerKey), certificates.pemKey(clientKey), true);
        assertThat(name(broker, tls)).isEqualTo("secured");
    }

    @Test
    void aBrokerThatIsNotTrustedIsNotTalkedTo() throws Exception {
        TlsSettings tls = tls(certificates.trust(clientKey), clientKey, true);
        assertThatThrownBy(() -> name(broker, tls))
                .isInstanceOf(BrokerUnavailable.class)
                .hasMessageContaining("TLS")
                .hasMessageNotContaining(TestCertificates.PASSWORD);
    }

    @Test
    void aClientWithoutItsKeyIsTurnedAway() throws Exception {
        TlsSettings tls = new TlsSettings(
                true, certificates.trust(brokerKey).toString(), TestCertificates.PASSWORD, "", "", true);
        // TLS 1.3 lets the client believe in the handshake before the broker hangs up: the core client then waits in
        // vain.
        assertThatThrownBy(() -> name(broker, tls)).isInstanceOfAny(BrokerUnavailable.class, BrokerTimeout.class);
    }

    @Test
    void theHostIsCheckedUnlessSwitchedOff() throws Exception {
        Path elsewhere = certificates.key("elsewhere", "broker.example");
        try (TestBroker other = secured(elsewhere, false)) {
            Path trust = certificates.trust(elsewhere);
            assertThatThrownBy(() -> name(other, tls(trust, clientKey, true)))
                    .isInstanceOf(BrokerUnavailable.class)
                    .hasMessageContaining("TLS");
            assertThat(name(other, tls(trust, clientKey, false))).isEqualTo("secured");
        }
    }

    @Test
    void settingsDoNotShowTheirPasswords() throws Exception {
        TlsSettings tls = tls(certificates.trust(brokerKey), clientKey, true);
        assertThat(endpoint(broker, tls).toString()).doesNotContain(TestCertificates.PASSWORD);
    }

    private static String name(TestBroker target, TlsSettings tls) {
        try (BrokerLink link = new CoreGateway().open(endpoint(target, tls))) {
            return link.reader().node().identity().name();
        }
    }

    private static Endpoint endpoint(TestBroker target, TlsSettings tls) {
        return new Endpoint("secured", target.url(), Credentials.NONE, tls, BOUNDS);
    }

    private static TlsSettings tls(Path trust, Path key, boolean verifyHost) {
        return new TlsSettings(
                true,
                trust.toString(),
                TestCertificates.PASSWORD,
                key.toString(),
                TestCertificates.PASSWORD,
                verifyHost);
    }

    private static TestBroker secured(Path key, boolean needClient) throws Exception {
        Path trust = certificates.trust(clientKey);
        return TestBroker.builder("secured")
                .configure(configuration -> configuration
                        .getAcceptorConfigurations()
                        .forEach(acceptor -> acceptor.getParams()
                                .putAll(Map.of(
                                        "sslEnabled",
                                        true,
                                        "keyStorePath",
                                        key.toString(),
                                        "keyStorePassword",
                                        TestCertificates.PASSWORD,
                                        "keyStoreType",
                                        "PKCS12",
                                        "trustStorePath",
                                        trust.toString(),
                                        "trustStorePassword",
                                        TestCertificates.PASSWORD,
                                        "trustStoreType",
                                        "PKCS12",
                                        "needClientAuth",
                                        needClient))))
                .start();
    }
}
