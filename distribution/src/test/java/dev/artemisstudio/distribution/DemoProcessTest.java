package dev.artemisstudio.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

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
    void aKilledDemoTakesItsChildrenAndItsDataWithIt() throws Exception {
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

        main.destroyForcibly().waitFor();

        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(children).noneMatch(ProcessHandle::isAlive));
        assertThat(entries(work)).isEmpty();
    }

    private static List<Path> entries(Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.toList();
        }
    }
}
