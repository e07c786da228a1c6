package dev.artemisstudio.mcp.transport;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** Reads lines of a bounded length; empty ones are passed over. */
final class LineReader {
    private static final int END = -1;

    private final InputStream in;
    private final int maxLength;

    /** @param maxLength bytes */
    LineReader(InputStream in, int maxLength) {
        this.in = new BufferedInputStream(in);
        this.maxLength = maxLength;
    }

    /** The next line; none at the end of input. Waits for it. */
    Optional<Line> next() throws IOException {
        int first = in.read();
        while (first == '\n' || first == '\r' || first == ' ' || first == '\t') {
            first = in.read();
        }
        return first == END ? Optional.empty() : Optional.of(rest(first));
    }

    private Line rest(int first) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long length = 0;
        for (int next = first; next != END && next != '\n'; next = in.read()) {
            length++;
            if (length <= maxLength) {
                line.write(next);
            }
        }
        return length <= maxLength ? new Line.Whole(line.toByteArray()) : new Line.TooLong();
    }
}
