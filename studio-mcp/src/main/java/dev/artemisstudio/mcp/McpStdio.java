package dev.artemisstudio.mcp;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.mcp.legacy.LegacyServer;
import dev.artemisstudio.mcp.transport.LineSession;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** MCP on a pair of streams, for hosts that launch a process. */
public final class McpStdio {
    private McpStdio() {}

    /**
     * Serves one host until its stream ends, and then until what it asked is answered. Nothing but protocol is written.
     *
     * @throws IOException where the host is gone in the middle of a message
     */
    public static void serve(Studio studio, InputStream in, OutputStream out) throws IOException {
        int maxLine = McpSettings.defaults().maxBodyBytes();
        new LineSession(new LegacyServer(studio), maxLine, out).run(in);
    }
}
