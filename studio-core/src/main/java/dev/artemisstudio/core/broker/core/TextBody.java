package dev.artemisstudio.core.broker.core;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.activemq.artemis.api.core.ActiveMQBuffer;
import org.apache.activemq.artemis.api.core.ActiveMQBuffers;
import org.apache.activemq.artemis.api.core.SimpleString;

/**
 * The text in the body of a text message. JMS and the broker's protocol converters write a nullable simple string: one byte
 * whether there is a text, its length in bytes as an int, then UTF-16 with the low byte first. Some core clients write a
 * plain string instead, which is told by what does not fit.
 */
final class TextBody {
    private static final int HEAD_BYTES = 5;

    private TextBody() {}

    /** The text; empty where the message has none, which is not the same as an empty text. */
    static Optional<String> of(BodyBytes body) {
        byte[] bytes = body.bytes();
        if (bytes[0] == 0 && bytes.length == 1) {
            return Optional.empty();
        }
        if (body.cut()) {
            return Optional.of(beginning(bytes));
        }
        if (nullableSimpleString(bytes)) {
            SimpleString text = ActiveMQBuffers.wrappedBuffer(bytes).readNullableSimpleString();
            return Optional.of(text.toString());
        }
        return Optional.of(plainString(bytes));
    }

    private static boolean nullableSimpleString(byte[] bytes) {
        return bytes.length >= HEAD_BYTES
                && bytes[0] == 1
                && ActiveMQBuffers.wrappedBuffer(bytes).getInt(1) == bytes.length - HEAD_BYTES;
    }

    private static String beginning(byte[] bytes) {
        int whole = (bytes.length - HEAD_BYTES) / 2 * 2;
        return whole <= 0 ? "" : new String(bytes, HEAD_BYTES, whole, StandardCharsets.UTF_16LE);
    }

    private static String plainString(byte[] bytes) {
        ActiveMQBuffer buffer = ActiveMQBuffers.wrappedBuffer(bytes);
        try {
            String text = buffer.readString();
            if (!buffer.readable()) {
                return text;
            }
        } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
            // Not a string of the core client's either.
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
