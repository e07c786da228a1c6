package dev.artemisstudio.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        return line.execute(arguments);
    }

    @Test
    void aTakenPortIsOneLineAndAFailureBeforeAnythingStarts() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            assertThat(run("demo", "--port", "" + taken.getLocalPort())).isEqualTo(1);
            assertThat(err.toString().lines())
                    .singleElement()
                    .asString()
                    .contains("Port " + taken.getLocalPort(), "--port");
        }
    }

    @Test
    void aPortThatCannotExistIsOneLine() {
        assertThat(run("demo", "--port", "65536")).isEqualTo(1);
        assertThat(err.toString().lines()).singleElement().asString().contains("65536", "65535");
    }

    @Test
    void versionIsOneLine() {
        assertThat(run("--version")).isZero();
        assertThat(out.toString().lines()).singleElement().asString().startsWith("Artemis Studio ");
    }

    @Test
    void aConfigurationThatCannotBeReadIsOneLine() {
        assertThat(run("serve", "--config", "no/such/studio.yaml")).isEqualTo(1);
        assertThat(err.toString().lines()).singleElement().asString().contains("no/such/studio.yaml");
    }

    @Test
    void withoutACommandTheUsageIsShown() {
        assertThat(run()).isEqualTo(2);
        assertThat(err.toString()).contains("demo", "serve", "mcp");
    }
}
