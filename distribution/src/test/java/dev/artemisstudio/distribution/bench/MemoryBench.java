package dev.artemisstudio.distribution.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.testing.TestBroker;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What Studio needs as a process of its own, started by its launcher. Reads /proc, so it runs on Linux. Figures and method:
 * docs/performance.md.
 */
@Tag("bench")
class MemoryBench {
    private static final int MESSAGES = 1_000;
    private static final int BYTES = 10 * 1024 * 1024;

    private final HttpClient http = HttpClient.newHttpClient();

    @TempDir
    private Path folder;

    @Test
    void browsingAThousandLargeMessages() throws Exception {
        try (TestBroker broker = TestBroker.builder("large").persistent().start()) {
            broker.createQueue("large");
            fill(broker);
            int port = freePort();
            Process studio = start(port, broker.url());
            try {
                String url = "http://127.0.0.1:" + port;
                await().atMost(Duration.ofMinutes(5))
                        .ignoreExceptions()
                        .until(() -> !get(url + "/api/v1/clusters/demo/nodes").isEmpty());
                System.out.println(
                        "idle, after its first answer: resident " + kibibytes(studio.pid(), "VmRSS") + " KiB");
                browse(url, studio.pid());
                System.out.println("resident at most " + kibibytes(studio.pid(), "VmHWM") + " KiB");
            } finally {
                studio.destroy();
                assertThat(studio.waitFor(30, TimeUnit.SECONDS)).isTrue();
            }
        }
    }

    private static void fill(TestBroker broker) {
        broker.inSession(session -> {
            try (var producer = session.createProducer("large")) {
                for (int i = 0; i < MESSAGES; i++) {
                    ClientMessage message = session.createMessage(true);
                    message.setBodyInputStream(new ByteArrayInputStream(new byte[BYTES]));
                    producer.send(message);
                }
            }
            return null;
        });
    }

    private void browse(String url, long pid) throws Exception {
        List<Long> heaps = new ArrayList<>();
        int seen = 0;
        Optional<String> cursor = Optional.empty();
        long start = System.nanoTime();
        do {
            JsonObject page = json(get(url + "/api/v1/clusters/demo/queues/large/messages?limit=100"
                    + cursor.map(c -> "&cursor=" + c).orElse("")));
            seen += page.getJsonArray("items").size();
            cursor = Optional.ofNullable(page.getString("cursor", null));
            heaps.add(heap(get(url + "/observe/metrics", "text/plain")));
        } while (cursor.isPresent());
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
        assertThat(seen).isEqualTo(MESSAGES);
        System.out.println(MESSAGES + " messages of " + BYTES + " bytes browsed in " + heaps.size() + " pages and "
                + seconds + " s; heap in use after each page, bytes: " + heaps + "; resident "
                + kibibytes(pid, "VmRSS") + " KiB");
    }

    private static long heap(String metrics) {
        return metrics.lines()
                .filter(line -> line.startsWith("memory_usedHeap_bytes{") || line.startsWith("memory_usedHeap_bytes "))
                .map(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .findFirst()
                .orElseThrow(() -> new AssertionError(metrics));
    }

    private Process start(int port, String seed) throws IOException {
        Path configuration = Files.writeString(
                folder.resolve("studio.yaml"),
                """
                studio:
                  server:
                    port: %d
                  clusters:
                    - id: demo
                      seeds:
                        - %s
                """
                        .formatted(port, seed));
        Path root = Path.of("..").toAbsolutePath().normalize();
        return new ProcessBuilder(root.resolve("studio").toString(), "serve", "--config", configuration.toString())
                .inheritIO()
                .start();
    }

    private String get(String url) throws Exception {
        return get(url, "application/json");
    }

    private String get(String url, String accept) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(url)).header("Accept", accept).build();
        return http.send(request, BodyHandlers.ofString()).body();
    }

    private static JsonObject json(String text) {
        try (var reader = Json.createReader(new StringReader(text))) {
            return reader.readObject();
        }
    }

    private static long kibibytes(long pid, String field) throws IOException {
        return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
                .filter(line -> line.startsWith(field + ":"))
                .map(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElseThrow();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
