package dev.artemisstudio.core.broker.core;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.activemq.artemis.api.core.ActiveMQBuffer;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.client.ClientMessage;

/**
 * The beginning of a body as it was sent, uncompressed.
 *
 * @param size of the whole body in bytes; what was read at least where the broker does not say
 * @param cut whether there is more than the bytes
 */
record BodyBytes(byte[] bytes, long size, boolean cut) {
    /** Reads no further than needed: what follows of a large message is dropped with its consumer. */
    static BodyBytes of(ClientMessage message, int maxBytes) throws ActiveMQException {
        return message.isLargeMessage() ? large(message, maxBytes) : regular(message, maxBytes);
    }

    private static BodyBytes regular(ClientMessage message, int maxBytes) {
        ActiveMQBuffer buffer = message.getReadOnlyBodyBuffer();
        int size = buffer.readableBytes();
        byte[] bytes = new byte[Math.min(size, maxBytes)];
        buffer.readBytes(bytes);
        return new BodyBytes(bytes, size, size > maxBytes);
    }

    private static BodyBytes large(ClientMessage message, int maxBytes) throws ActiveMQException {
        Head head = new Head(maxBytes);
        try {
            message.saveToOutputStream(head);
        } catch (ActiveMQException | RuntimeException e) {
            if (!head.overflown) {
                throw e;
            }
        }
        byte[] bytes = head.kept.toByteArray();
        return new BodyBytes(bytes, Math.max(bytes.length, Messages.largeBodySize(message)), head.overflown);
    }

    /** Keeps the first bytes and ends the transfer with the next one: also what a small compressed body inflates to is bounded. */
    private static final class Head extends OutputStream {
        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        private final int limit;
        private volatile boolean overflown;

        Head(int limit) {
            this.limit = limit;
        }

        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            int room = Math.min(length, limit - kept.size());
            kept.write(bytes, from, room);
            if (room < length) {
                overflown = true;
                throw new IOException("enough of this body was read");
            }
        }
    }
}
