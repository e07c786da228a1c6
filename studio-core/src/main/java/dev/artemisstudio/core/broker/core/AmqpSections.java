package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.MessageBody;
import dev.artemisstudio.core.broker.MessageBody.Kind;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.qpid.proton.amqp.messaging.AmqpValue;
import org.apache.qpid.proton.codec.AMQPDefinedTypes;
import org.apache.qpid.proton.codec.DecodeException;
import org.apache.qpid.proton.codec.DecoderImpl;
import org.apache.qpid.proton.codec.EncoderImpl;

/**
 * Which AMQP section a body was, by what the broker notes when it translates a message to core
 * ({@code AMQPMessageSupport} of its AMQP module), and the decoding of values that it could not translate.
 */
final class AmqpSections {
    private static final String ORIGINAL_ENCODING = "JMS_AMQP_ORIGINAL_ENCODING";
    private static final short DATA = 2;
    private static final short SEQUENCE = 3;
    private static final short VALUE_NULL = 4;
    private static final short VALUE_LIST = 8;

    // A described type (0x00) whose descriptor is the small ulong (0x53) of amqp-value (0x77).
    private static final byte[] VALUE_SECTION = {0x00, 0x53, 0x77};

    private AmqpSections() {}

    static Optional<Kind> of(ClientMessage message) {
        if (!(message.getObjectProperty(ORIGINAL_ENCODING) instanceof Short encoding)) {
            return Optional.empty();
        }
        if (encoding == DATA) {
            return Optional.of(Kind.AMQP_DATA);
        }
        if (encoding == SEQUENCE) {
            return Optional.of(Kind.AMQP_SEQUENCE);
        }
        return encoding >= VALUE_NULL && encoding <= VALUE_LIST ? Optional.of(Kind.AMQP_VALUE) : Optional.empty();
    }

    /** The value, if the bytes are one amqp-value section and nothing else. */
    static Optional<MessageBody> decode(BodyBytes body) {
        if (body.cut() || !startsWith(body.bytes(), VALUE_SECTION)) {
            return Optional.empty();
        }
        DecoderImpl decoder = new DecoderImpl();
        AMQPDefinedTypes.registerAllTypes(decoder, new EncoderImpl(decoder));
        ByteBuffer bytes = ByteBuffer.wrap(body.bytes());
        decoder.setByteBuffer(bytes);
        try {
            return decoder.readObject() instanceof AmqpValue value && !bytes.hasRemaining()
                    ? Optional.of(shown(value.getValue(), body))
                    : Optional.empty();
        } catch (DecodeException | IllegalArgumentException | java.nio.BufferUnderflowException e) {
            return Optional.empty();
        }
    }

    private static MessageBody shown(Object value, BodyBytes body) {
        Map<String, Object> fields = new LinkedHashMap<>();
        if (value instanceof Map<?, ?> map) {
            map.forEach((key, entry) -> fields.put(String.valueOf(key), text(entry)));
        } else if (value instanceof List<?> list) {
            list.forEach(entry -> fields.put(Integer.toString(fields.size()), text(entry)));
        }
        return Bodies.with(Kind.AMQP_VALUE, body, Optional.of(String.valueOf(value)), fields);
    }

    private static Object text(Object value) {
        return value == null ? "null" : Messages.plain(value);
    }

    private static boolean startsWith(byte[] bytes, byte[] start) {
        return bytes.length > start.length && java.util.Arrays.equals(bytes, 0, start.length, start, 0, start.length);
    }
}
