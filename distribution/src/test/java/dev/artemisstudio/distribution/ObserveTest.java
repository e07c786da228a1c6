package dev.artemisstudio.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.config.ConfigFile;
import dev.artemisstudio.core.testing.TestBroker;
import jakarta.json.JsonObject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Health, metrics and the access log: they speak of Studio itself, so a broker that is gone changes nothing about them. */
class ObserveTest {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    private Path folder;

    @Test
    void studioIsHealthyWithAndWithoutItsBroker() throws Exception {
        try (TestBroker broker = TestBroker.start("observed");
                StudioServer server = start(broker)) {
            healthy(server);
            broker.stop();
            await().untilAsserted(() -> assertThat(get(server, "/api/v1/clusters/demo/nodes", "application/json")
                            .body())
                    .contains("unreachable"));
            healthy(server);
        }
    }

    @Test
    void metricsSayWhatTheProcessUsesAndServes() throws Exception {
        try (TestBroker broker = TestBroker.start("observed");
                StudioServer server = start(broker)) {
            double before = value(metrics(server), "requests_count_total");
            get(server, "/api/v1/clusters", "application/json");
            get(server, "/api/v1/clusters", "application/json");
            String metrics = metrics(server);
            assertThat(value(metrics, "requests_count_total")).isGreaterThanOrEqualTo(before + 2);
            assertThat(value(metrics, "memory_usedHeap_bytes")).isPositive();
            assertThat(value(metrics, "thread_count")).isPositive();
        }
    }

    @Test
    void theAccessLogHasOneLineARequestAndNoSecret() throws Exception {
        try (TestBroker broker = TestBroker.start("observed");
                StudioServer server = start(broker)) {
            get(server, "/api/v1/clusters", "application/json");
            get(server, "/api/v1/clusters/nowhere/nodes", "application/json");
            HttpRequest request = HttpRequest.newBuilder(URI.create(server.url() + "/api/v1/clusters/demo"))
                    .header("Authorization", "Bearer do-not-write-me")
                    .build();
            HTTP.send(request, BodyHandlers.ofString());
            await().untilAsserted(() -> assertThat(Files.readAllLines(log())).hasSize(3));
            List<String> lines = Files.readAllLines(log());
            assertThat(lines.get(0)).contains("GET /api/v1/clusters", "200");
            assertThat(lines.get(1)).contains("GET /api/v1/clusters/nowhere/nodes", "404");
            assertThat(lines).noneMatch(line -> line.contains("do-not-write-me"));
        }
    }

    private void healthy(StudioServer server) throws Exception {
        HttpResponse<String> answer = get(server, "/observe/health", "application/json");
        assertThat(answer.statusCode()).isIn(200, 204);
        if (!answer.body().isEmpty()) {
            JsonObject health = Calls.parse(answer.body());
            assertThat(health.getString("status")).isEqualTo("UP");
        }
    }

    private static double value(String metrics, String name) {
        return metrics.lines()
                .filter(line -> line.startsWith(name + "{") || line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + name + " in\n" + metrics));
    }

    private String metrics(StudioServer server) throws Exception {
        return get(server, "/observe/metrics", "text/plain").body();
    }

    private static HttpResponse<String> get(StudioServer server, String path, String accept) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(server.url() + path))
                .header("Accept", accept)
                .build();
        return HTTP.send(request, BodyHandlers.ofString());
    }

    private Path log() {
        return folder.resolve("access.log.0");
    }

    private StudioServer start(TestBroker broker) throws Exception {
        String text =
                """
                studio:
                  server:
                    port: 0
                    access-log: %s
                  clusters:
                    - id: demo
                      seeds:
                        - %s
                """
                        .formatted(folder.resolve("access.log"), broker.url());
        return StudioServer.start(ConfigFile.read(Files.writeString(folder.resolve("studio.yaml"), text)));
    }
}
