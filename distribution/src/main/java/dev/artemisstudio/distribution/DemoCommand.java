package dev.artemisstudio.distribution;

import dev.artemisstudio.core.config.ConfigFile;
import dev.artemisstudio.distribution.demo.DemoCluster;
import dev.artemisstudio.distribution.demo.DemoFailure;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code studio demo}: a real cluster with traffic and Studio beside it, until it is interrupted. */
@Command(name = "demo", description = "Starts a real Artemis cluster with traffic, and Studio beside it.")
final class DemoCommand implements Callable<Integer> {

    @Mixin
    private ListenPort port;

    @Override
    public Integer call() throws InterruptedException, IOException {
        port.requireFree();
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        try (DemoCluster cluster = DemoCluster.start(temporary, System.out)) {
            Path configuration = cluster.directory().resolve("studio.yaml");
            Files.writeString(configuration, configuration(cluster));
            try (StudioServer server = StudioServer.start(ConfigFile.read(configuration))) {
                Welcome.to(server, System.out);
                suggest(configuration, System.out);
                Lifetime.untilInterrupted(server);
            }
        } catch (DemoFailure e) {
            throw new UserFailure(e.getMessage(), e);
        }
        return CommandLine.ExitCode.OK;
    }

    private String configuration(DemoCluster cluster) {
        String seeds =
                cluster.seedUrls().stream().map(url -> "        - " + url).collect(Collectors.joining("\n"));
        return """
                studio:
                  server:
                    port: %d
                  clusters:
                    - id: demo
                      title: Demo cluster
                      seeds:
                %s
                """
                .formatted(port.number(), seeds);
    }

    private static void suggest(Path configuration, PrintStream console) {
        console.println("A host that launches a process: ./studio mcp --config " + configuration);
        console.println();
        console.println("Worth asking:");
        console.println("  * What is wrong with the demo cluster, and what should I look at first?");
        console.println("  * Why does the orders queue not drain?");
        console.println("  * What is in the dead-letter queue, and where did it come from?");
        console.println();
        console.println("Ctrl-C stops everything.");
    }
}
