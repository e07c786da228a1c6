package dev.artemisstudio.distribution;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code studio serve}: Studio for the clusters of a configuration file. */
@Command(name = "serve", description = "Serves MCP and REST for your own clusters.")
final class ServeCommand implements Callable<Integer> {

    @Option(names = "--config", paramLabel = "FILE", required = true, description = "Configuration (YAML).")
    private Path config;

    @Override
    public Integer call() {
        if (!Files.isReadable(config)) {
            throw new UserFailure("Can't read the configuration " + config.toAbsolutePath() + ".");
        }
        throw new UserFailure("This build runs the demo cluster only.");
    }
}
