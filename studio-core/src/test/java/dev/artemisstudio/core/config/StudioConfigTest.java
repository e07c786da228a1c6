package dev.artemisstudio.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.artemisstudio.core.broker.CallPolicy;
import dev.artemisstudio.core.broker.Credentials;
import dev.artemisstudio.core.broker.TlsSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person writes becomes clusters, or one sentence that says what is wrong with it. */
class StudioConfigTest {
    private static final String SECRET = "s3cr3t-value";

    @TempDir
    Path directory;

    @Test
    void everythingThatCanBeWrittenIsRead() throws IOException {
        Path trust = Files.writeString(directory.resolve("trust.p12"), "");
        Path password = Files.writeString(directory.resolve("password"), SECRET + "\n");
        ClusterConfig cluster =
                read("""
                studio:
                  clusters:
                    - id: prod-1
                      title: Production
                      seeds: [ "tcp://broker_1:61616", "broker-2.example:61617" ]
                      user: studio
                      password-file: %s
                      tls:
                        trust: %s
                        trust-password: changeit
                        verify-host: false
                      nodes:
                        - name: berlin
                          url: tcp://localhost:61618
                        - node-id: abc
                          role: backup
                          url: tcp://localhost:61619
                      call-timeout: 1500ms
                      connect-timeout: 1s
                      concurrency: 2
                      rate-limit: 100
                      discovery: false
                      refresh-interval: 1m
                      probe-interval: 5s
                      probe-interval-max: PT30S
                """
                                .formatted(password, trust))
                        .clusters()
                        .getFirst();
        assertThat(cluster)
                .isEqualTo(new ClusterConfig(
                        "prod-1",
                        "Production",
                        List.of("tcp://broker_1:61616", "tcp://broker-2.example:61617"),
                        new Credentials("studio", SECRET),
                        new TlsSettings(true, trust.toString(), "changeit", "", "", false),
                        List.of(
                                NodeOverride.named("berlin", "tcp://localhost:61618"),
                                NodeOverride.backup("abc", "tcp://localhost:61619")),
                        new CallPolicy(Duration.ofMillis(1500), Duration.ofSeconds(1), 2, 100),
                        new RefreshPolicy(
                                false, Duration.ofMinutes(1), Duration.ofSeconds(5), Duration.ofSeconds(30))));
        assertThat(cluster.toString()).doesNotContain(SECRET, "changeit");
    }

    @Test
    void idAndSeedsAreEnough() {
        assertThat(read("studio: { clusters: [ { id: a, seeds: [ 'tcp://h:1' ] } ] }")
                        .clusters())
                .containsExactly(ClusterConfig.of("a", List.of("tcp://h:1")));
    }

    @Test
    void variablesStandForValues() {
        System.setProperty("studio.test.password", SECRET);
        try {
            assertThat(cluster("user: u, password: '${studio.test.password}'").credentials())
                    .isEqualTo(new Credentials("u", SECRET));
        } finally {
            System.clearProperty("studio.test.password");
        }
    }

    @Test
    void variablesOfTheEnvironmentStandForValuesAsTheyAreSpelled() {
        System.getenv().forEach((name, value) -> {
            if (name.matches("[A-Z]+(_[A-Z]+)*") && !value.isBlank() && !value.contains("$")) {
                assertThat(cluster("password: x, user: '${" + name + "}'")
                                .credentials()
                                .user())
                        .isEqualTo(value.strip());
            }
        });
        assertThat(System.getenv()).containsKey("PATH");
    }

    @Test
    void keysOfOtherPartsAreAcceptedWhereTheyAreNamed() {
        String text = "studio: { rest: { docs: true }, clusters: [] }";
        assertThat(StudioConfig.from(ConfigFile.read(file(text)), Set.of("rest"))
                        .clusters())
                .isEmpty();
        assertThatThrownBy(() -> read(text)).hasMessage("studio.rest: there is no such key. Accepted: clusters.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            seed: [ 'tcp://h:1' ]                  | studio.clusters.0.seed: there is no such key. Did you mean seeds?
            seeds: []                              | studio.clusters.0.seeds: it is missing
            seeds: 'tcp://h:1'                     | studio.clusters.0.seeds: a list is expected.
            seeds: [ 'http://h:8161' ]             | studio.clusters.0.seeds.0 is 'http://h:8161': a broker's core URL is expected
            seeds: [ 'tcp://h' ]                   | studio.clusters.0.seeds.0 is 'tcp://h': a broker's core URL is expected
            seeds: [ 'tcp://h:70000' ]             | studio.clusters.0.seeds.0 is 'tcp://h:70000'
            seeds: [ '(tcp://a:1,tcp://b:1)' ]     | studio.clusters.0.seeds.0 is '(tcp://a:1,tcp://b:1)'
            seeds: [ 'tcp://u:s3cr3t-value@h:1' ]  | studio.clusters.0.seeds.0: a URL is shown to callers and must hold no secret
            seeds: [ 'tcp://h:1?keyStorePassword=s3cr3t-value' ] | studio.clusters.0.seeds.0: a URL is shown to callers
            id: Prod                               | studio.clusters.0.id is 'Prod': 1 to 40 of a-z, 0-9 and '-' are accepted.
            id: ''                                 | studio.clusters.0.id: it is missing
            user: u                                | studio.clusters.0.password: it is missing
            password: s3cr3t-value                 | studio.clusters.0.user: it is missing
            user: u, password: [ s3cr3t-value ]    | studio.clusters.0.password: one value is expected
            user: u, password: '${NO_SUCH_NAME_AT_ALL}' | studio.clusters.0.password: it names a variable that is not set.
            user: '${NO_SUCH_NAME_AT_ALL}', password: s3cr3t-value | studio.clusters.0.user
            user: u, password: s3cr3t-value, password-file: /x | studio.clusters.0.password-file: give password or password-file
            user: u, password-file: /no/such/file  | studio.clusters.0.password-file is '/no/such/file': the file cannot be read
            call-timeout: 5                        | studio.clusters.0.call-timeout is '5': a time from 100ms to 5m is expected
            call-timeout: 1h                       | studio.clusters.0.call-timeout is '1h': a time from 100ms to 5m
            concurrency: 0                         | studio.clusters.0.concurrency is '0': a whole number from 1 to 64
            concurrency: many                      | studio.clusters.0.concurrency is 'many': a whole number from 1 to 64
            rate-limit: 100001                     | studio.clusters.0.rate-limit is '100001'
            discovery: perhaps                     | studio.clusters.0.discovery is 'perhaps': true or false is expected.
            probe-interval: 5s, probe-interval-max: 1s | studio.clusters.0.probe-interval-max is '1s'
            tls: { trust: /no/such.p12 }           | studio.clusters.0.tls.trust is '/no/such.p12': there is no such file
            tls: { trust: /no/such.jks }           | studio.clusters.0.tls.trust is '/no/such.jks': a file that ends in .p12
            tls: { truts: /x.p12 }                 | studio.clusters.0.tls.truts: there is no such key. Did you mean trust?
            tls: { key-password: s3cr3t-value }    | studio.clusters.0.tls.key: it is missing
            tls: true                              | studio.clusters.0.tls: a group of keys is expected
            nodes: [ { url: 'tcp://h:1' } ]        | studio.clusters.0.nodes.0.name: it is missing
            nodes: [ { name: a } ]                 | studio.clusters.0.nodes.0.url: it is missing
            nodes: [ { node-id: a, role: spare, url: 'tcp://h:1' } ] | studio.clusters.0.nodes.0.role is 'spare': primary or backup
            nodes: [ { name: a, url: 'tcp://h:1' }, { name: a, url: 'tcp://h:2' } ] | studio.clusters.0.nodes.1.name is 'a'
            """)
    void faultNamesTheKeyTheValueAndWhatIsAccepted(String keys, String message) {
        assertThatThrownBy(() -> cluster(keys))
                .isInstanceOf(ConfigFault.class)
                .message()
                .startsWith(message)
                .endsWith(".")
                .doesNotContain(SECRET, "\n");
    }

    @Test
    void clustersShareNoId() {
        assertThatThrownBy(() ->
                        read("studio: { clusters: [ { id: a, seeds: [ 'h:1' ] }, { id: a, seeds: [ 'h:2' ] } ] }"))
                .hasMessageStartingWith("studio.clusters.1.id is 'a': another cluster has this id");
    }

    @Test
    void fileThatIsNoYamlIsPlacedAndNotQuoted() {
        assertThatThrownBy(() -> read("studio:\n  password: " + SECRET + "\n   broken: [\n"))
                .isInstanceOf(ConfigFault.class)
                .hasMessageContaining("not valid YAML; look at line ")
                .hasMessageNotContaining(SECRET);
        assertThatThrownBy(() -> ConfigFile.read(directory.resolve("absent.yaml")))
                .hasMessageContaining("absent.yaml: there is no such file");
    }

    @Test
    void pauseDoublesUpToItsBound() {
        RefreshPolicy policy = RefreshPolicy.DEFAULT;
        assertThat(List.of(1, 2, 3, 5, 6, 1_000_000))
                .map(failures -> policy.pauseAfter(failures).toSeconds())
                .containsExactly(2L, 4L, 8L, 32L, 60L, 60L);
        assertThat(Optional.of(policy.pauseAfter(0))).contains(policy.probe());
    }

    private ClusterConfig cluster(String keys) {
        String id = keys.startsWith("id:") ? "" : "id: a, ";
        String seeds = keys.startsWith("seed") ? "" : "seeds: [ 'tcp://h:1' ], ";
        return read("studio: { clusters: [ { " + id + seeds + keys + " } ] }")
                .clusters()
                .getFirst();
    }

    private StudioConfig read(String text) {
        return StudioConfig.from(ConfigFile.read(file(text)), Set.of());
    }

    private Path file(String text) {
        try {
            return Files.writeString(directory.resolve("studio.yaml"), text);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
