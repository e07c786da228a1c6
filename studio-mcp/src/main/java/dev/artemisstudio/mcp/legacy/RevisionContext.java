package dev.artemisstudio.mcp.legacy;

import io.modelcontextprotocol.common.McpTransportContext;
import java.util.Map;
import java.util.Optional;

/** Carries the revision of a request through the SDK to the handlers. */
final class RevisionContext {
    private static final String KEY = "studio.revision";

    private RevisionContext() {}

    static McpTransportContext of(Optional<Revision> revision) {
        return revision.map(r -> McpTransportContext.create(Map.of(KEY, r))).orElse(McpTransportContext.EMPTY);
    }

    static Optional<Revision> revision(McpTransportContext context) {
        return context.get(KEY) instanceof Revision revision ? Optional.of(revision) : Optional.empty();
    }
}
