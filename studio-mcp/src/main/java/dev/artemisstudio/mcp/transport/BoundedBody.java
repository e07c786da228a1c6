package dev.artemisstudio.mcp.transport;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** Reads a body of a bounded size, whatever its sender says of its length. */
final class BoundedBody {
    /** Bytes beyond the limit that are read and dropped, so that a client that is still sending gets to read the answer. */
    private static final int MAX_DRAINED = 8 * 1024 * 1024;

    private static final int BUFFER = 8 * 1024;

    private BoundedBody() {}

    /**
     * The body, or nothing where it is longer than the limit.
     *
     * @param limit bytes
     */
    static Optional<byte[]> read(InputStream body, int limit) throws IOException {
        byte[] bytes = body.readNBytes(limit);
        if (bytes.length < limit || body.read() < 0) {
            return Optional.of(bytes);
        }
        byte[] dropped = new byte[BUFFER];
        for (int read = 0, total = 0; read >= 0 && total < MAX_DRAINED; total += read) {
            read = body.read(dropped);
        }
        return Optional.empty();
    }
}
