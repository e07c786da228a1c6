package dev.artemisstudio.distribution;

import dev.artemisstudio.distribution.demo.DemoCluster;
import dev.artemisstudio.distribution.demo.DemoFailure;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code studio demo}: a real cluster with traffic, until it is interrupted. */
@Command(name = "demo", description = "Starts a real Artemis cluster with traffic, and Studio beside it.")
final class DemoCommand implements Callable<Integer> {

    @Mixin
    private ListenPort port;

    @Override
    public Integer call() throws InterruptedException {
        port.requireFree();
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        try (DemoCluster cluster = DemoCluster.start(temporary, System.out)) {
            System.out.println("Seeds: " + String.join(",", cluster.seedUrls()));
            System.out.println("Ctrl-C stops everything.");
            Thread.currentThread().join();
        } catch (DemoFailure e) {
            throw new UserFailure(e.getMessage(), e);
        }
        return CommandLine.ExitCode.OK;
    }
}
