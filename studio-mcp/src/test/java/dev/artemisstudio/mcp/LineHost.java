package dev.artemisstudio.mcp;

import dev.artemisstudio.core.Studio;
import java.io.IOException;
import java.time.Clock;

/** A process that speaks MCP on its standard streams, as a host launches it. */
final class LineHost {
    private LineHost() {}

    public static void main(String[] args) throws IOException {
        McpStdio.serve(Studio.over(FakeClusters.of("demo"), Clock.systemUTC()), System.in, System.out);
    }
}
