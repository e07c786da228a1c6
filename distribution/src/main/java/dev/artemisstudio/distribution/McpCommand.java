package dev.artemisstudio.distribution;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code studio mcp}: MCP on standard input and output, for hosts that launch a process. */
@Command(name = "mcp", description = "Speaks MCP on standard input and output.")
final class McpCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        throw new UserFailure("This build runs the demo cluster only.");
    }
}
