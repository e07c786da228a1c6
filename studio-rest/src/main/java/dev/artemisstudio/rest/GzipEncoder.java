package dev.artemisstudio.rest;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.WritableHeaders;
import io.helidon.http.encoding.ContentEncoder;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/**
 * Encodes one response. Helidon asks a whole body first and sets headers after; a stream is asked for its headers first.
 * A whole body that is tiny stays plain, as gzip would make it larger; so does a stream of events, which must not wait for
 * a compressor.
 */
final class GzipEncoder implements ContentEncoder {
    /** Bodies below this stay plain, in bytes. */
    static final int TINY_BYTES = 1_024;

    private static final int BUFFER_BYTES = 8_192;

    private enum State {
        NEW,
        PLAIN,
        ENCODED
    }

    private State state = State.NEW;

    @Override
    public void headers(WritableHeaders<?> headers) {
        if (state == State.NEW) {
            state = isEventStream(headers) ? State.PLAIN : State.ENCODED;
        }
        if (state == State.ENCODED) {
            headers.set(HeaderValues.create(HeaderNames.CONTENT_ENCODING, "gzip"));
            headers.remove(HeaderNames.CONTENT_LENGTH); // It counted the plain bytes.
        }
    }

    @Override
    public OutputStream apply(OutputStream network) {
        try {
            return switch (state) {
                case NEW -> new WholeBody(network);
                case PLAIN -> network;
                case ENCODED -> new GZIPOutputStream(network, BUFFER_BYTES, true);
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isEventStream(WritableHeaders<?> headers) {
        return headers.contains(HeaderNames.CONTENT_TYPE)
                && headers.get(HeaderNames.CONTENT_TYPE).get().startsWith("text/event-stream");
    }

    /** Holds a body until it is whole, then decides. The body is in memory already, so this bounds nothing new. */
    private final class WholeBody extends FilterOutputStream {
        private final OutputStream target;
        private boolean closed;

        WholeBody(OutputStream target) {
            super(new ByteArrayOutputStream());
            this.target = target;
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write(bytes, offset, length);
        }

        @Override
        public void close() throws IOException {
            if (closed) {
                return;
            }
            closed = true;
            ByteArrayOutputStream body = (ByteArrayOutputStream) out;
            state = body.size() < TINY_BYTES ? State.PLAIN : State.ENCODED;
            try (OutputStream sink = state == State.PLAIN ? target : new GZIPOutputStream(target, BUFFER_BYTES)) {
                body.writeTo(sink);
            }
        }
    }
}
