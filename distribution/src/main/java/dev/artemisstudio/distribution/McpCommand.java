package dev.artemisstudio.distribution;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.cluster.RegisteredClusters;
import dev.artemisstudio.mcp.McpStdio;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Clock;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code studio mcp}: MCP on standard input and output, for hosts that launch a process. */
@Command(name = "mcp", description = "Speaks MCP on standard input and output.")
final class McpCommand implements Callable<Integer> {

    @Mixin
    private ConfigurationFile configuration;

    @Override
    public Integer call() throws IOException {
        OutputStream protocol = System.out;
        System.setOut(new PrintStream(System.err, true)); // Whatever a library prints must not mix with the protocol.
        try (RegisteredClusters clusters = StudioServer.clusters(configuration.read())) {
            McpStdio.serve(Studio.over(clusters, Clock.systemUTC()), System.in, protocol);
        }
        return CommandLine.ExitCode.OK;
    }
}
