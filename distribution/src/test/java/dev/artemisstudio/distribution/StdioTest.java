package dev.artemisstudio.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands as processes: {@code mcp} writes nothing but protocol, and what can't start says so in one line. */
class StdioTest {
    private static final String INITIALIZE =
            """
            {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},\
            "clientInfo":{"name":"test","version":"1"}}}
            """;
    private static final String INITIALIZED =
            """
            {"jsonrpc":"2.0","method":"notifications/initialized"}
            """;
    private static final String LIST_QUEUES =
            """
            {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"list_resources",\
            "arguments":{"clusterId":"demo","kind":"queues","filter":"orders"}}}
            """;

    @TempDir
    private Path folder;

    private Process start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "--enable-native-access=ALL-UNNAMED",
                "-Xmx64m",
                Main.class.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectError(errors().toFile()).start();
    }

    private Path errors() {
        return folder.resolve("errors.txt");
    }

    private String configuration(String server, String seed) throws IOException {
        String text =
                """
                studio:
                  server:
                    %s
                  clusters:
                    - id: demo
                      seeds:
                        - %s
                """
                        .formatted(server, seed);
        return Files.writeString(folder.resolve("studio.yaml"), text).toString();
    }

    private void endsWithOneLine(Process studio, String... parts) throws Exception {
        assertThat(studio.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(studio.exitValue()).isEqualTo(1);
        assertThat(studio.inputReader().lines()).isEmpty();
        assertThat(Files.readAllLines(errors()))
                .filteredOn(line -> !line.startsWith("WARNING: "))
                .singleElement()
                .asString()
                .contains(parts);
    }

    @Test
    void aHostThatLaunchesAProcessGetsTheSameAnswers() throws Exception {
        Process studio = start(
                "mcp",
                "--config",
                configuration("port: 0", SmallWorld.get().broker().url()));
        try (BufferedReader answers = studio.inputReader(StandardCharsets.UTF_8)) {
            try (Writer host = studio.outputWriter(StandardCharsets.UTF_8)) {
                host.write(INITIALIZE);
                host.flush();
                JsonObject initialized = Calls.parse(answers.readLine()).getJsonObject("result");
                assertThat(initialized.getString("protocolVersion")).isEqualTo("2025-11-25");
                assertThat(initialized.getString("instructions")).contains("studio_help");

                host.write(INITIALIZED + LIST_QUEUES);
                host.flush();
                JsonObject listed = Calls.parse(answers.readLine()).getJsonObject("result");
                assertThat(listed.getJsonObject("structuredContent")
                                .getJsonArray("items")
                                .toString())
                        .contains("\"orders\"");
            }
            assertThat(answers.readLine()).as("nothing after the host is gone").isNull();
        }
        assertThat(studio.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(studio.exitValue()).isZero();
    }

    @Test
    void aMissingConfigurationIsOneLine() throws Exception {
        endsWithOneLine(
                start("mcp", "--config", folder.resolve("absent.yaml").toString()),
                "absent.yaml",
                "there is no such file");
    }

    @Test
    void anAddressThatOthersCanReachIsRefused() throws Exception {
        endsWithOneLine(
                start("serve", "--config", configuration("host: 0.0.0.0", "tcp://127.0.0.1:1")),
                "studio.server.host is '0.0.0.0'",
                "loopback only");
    }

    @Test
    void aPortThatIsTakenIsOneLine() throws Exception {
        int taken = URI.create(SmallWorld.get().url()).getPort();

        endsWithOneLine(
                start("serve", "--config", configuration("port: " + taken, "tcp://127.0.0.1:1")),
                "Port " + taken + " on 127.0.0.1 can't be used");
    }
}
