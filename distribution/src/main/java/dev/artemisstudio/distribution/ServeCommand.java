package dev.artemisstudio.distribution;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code studio serve}: Studio for the clusters of a configuration file. */
@Command(name = "serve", description = "Serves MCP and REST for your own clusters.")
final class ServeCommand implements Callable<Integer> {

    @Mixin
    private ConfigurationFile configuration;

    @Override
    public Integer call() throws InterruptedException {
        try (StudioServer server = StudioServer.start(configuration.read())) {
            Welcome.to(server, System.out);
            Lifetime.untilInterrupted(server);
        }
        return CommandLine.ExitCode.OK;
    }
}
