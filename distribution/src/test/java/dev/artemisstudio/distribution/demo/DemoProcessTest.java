package dev.artemisstudio.distribution.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.distribution.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The demo as a process of its own: what is left when it dies without a chance to say goodbye. */
class DemoProcessTest {

    private static final int BROKERS_AND_TRAFFIC = 5;

    @TempDir
    private Path temporary;

    private Process main;

    @AfterEach
    void neverLeaveTheMainProcess() {
        if (main != null) {
            main.destroyForcibly();
        }
    }

    @Test
    void theBackupTakesOverFromAKilledPrimaryAndAKilledDemoLeavesNothing() throws Exception {
        Path output = temporary.resolve("output.txt");
        Path work = Files.createDirectory(temporary.resolve("work"));
        main = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-Djava.io.tmpdir=" + work,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "demo",
                        "--port",
                        "0")
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        await().atMost(Duration.ofSeconds(90))
                .until(() -> Files.readString(output).contains("Ctrl-C"));
        List<ProcessHandle> children = main.descendants().toList();
        assertThat(children).hasSize(BROKERS_AND_TRAFFIC);
        assertThat(entries(work)).hasSize(1);

        primary(children).destroyForcibly();
        String backup = urlOf("artemis-1-backup", Files.readString(output));
        await().atMost(Duration.ofSeconds(30)).ignoreExceptions().until(() -> isActive(backup));

        main.destroyForcibly().waitFor();

        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(children).noneMatch(ProcessHandle::isAlive));
        assertThat(entries(work)).isEmpty();
    }

    private static ProcessHandle primary(List<ProcessHandle> children) {
        return children.stream()
                .filter(child -> List.of(child.info().arguments().orElseThrow()).contains("artemis-1"))
                .findFirst()
                .orElseThrow();
    }

    private static String urlOf(String broker, String console) {
        String prefix = broker + " is ready at ";
        return console.lines()
                .filter(line -> line.contains(prefix))
                .map(line -> line.substring(line.indexOf(prefix) + prefix.length()))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isActive(String url) throws Exception {
        try (BrokerProbe probe = new BrokerProbe(url)) {
            return Boolean.TRUE.equals(probe.attribute("broker", "Active"));
        }
    }

    private static List<Path> entries(Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.toList();
        }
    }
}
