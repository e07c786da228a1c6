package dev.artemisstudio.distribution;

import dev.artemisstudio.core.cluster.Cluster;
import java.io.PrintStream;
import java.util.stream.Collectors;

/** What the console says when Studio is up. */
final class Welcome {
    private Welcome() {}

    /** Where everything is, and the line to paste into an MCP host. */
    static void to(StudioServer server, PrintStream console) {
        String url = server.url();
        String clusters =
                server.studio().clusters().all().stream().map(Cluster::id).collect(Collectors.joining(", "));
        console.println();
        console.println("Artemis Studio is up. Clusters: " + clusters);
        console.println("  MCP       " + url + "/mcp");
        console.println("  REST      " + url + "/api/v1");
        console.println("  OpenAPI   " + url + "/openapi");
        console.println("  Explorer  " + url + "/");
        console.println("  Health    " + url + "/observe/health");
        console.println();
        console.println("Paste into an MCP host, for example Claude Code:");
        console.println("  claude mcp add --transport http artemis-studio " + url + "/mcp");
        console.println();
        console.println("No access keys are configured: only this machine can reach Studio.");
    }
}
