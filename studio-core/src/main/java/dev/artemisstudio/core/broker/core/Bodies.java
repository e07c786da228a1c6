package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.MessageBody;
import dev.artemisstudio.core.broker.MessageBody.Kind;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.activemq.artemis.api.core.ActiveMQBuffer;
import org.apache.activemq.artemis.api.core.ActiveMQBuffers;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.Message;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.reader.MapMessageUtil;
import org.apache.activemq.artemis.reader.StreamMessageUtil;
import org.apache.activemq.artemis.utils.collections.TypedProperties;

/**
 * Decodes the body of one message, of which at most so many bytes are read.
 *
 * <p>A core client gets an AMQP message as the broker translated it, with the original encoding noted in a property; from both
 * the AMQP section is told. A value that has no counterpart in core comes as the bytes of its AMQP section.
 */
final class Bodies {
    private static final int LONGEST_CHARACTER_BYTES = 4;

    private Bodies() {}

    static MessageBody read(ClientMessage message, int maxBytes) throws ActiveMQException {
        BodyBytes body = BodyBytes.of(message, maxBytes);
        MessageBody plain = decode(message, body);
        Optional<Kind> section = AmqpSections.of(message);
        return section.map(kind -> as(kind, plain)).orElse(plain);
    }

    private static MessageBody decode(ClientMessage message, BodyBytes body) {
        if (body.bytes().length == 0) {
            return of(Kind.EMPTY, body);
        }
        try {
            return switch (message.getType()) {
                case Message.TEXT_TYPE -> text(body);
                case Message.MAP_TYPE -> body.cut() ? bytes(Kind.MAP, body) : map(body);
                case Message.STREAM_TYPE -> body.cut() ? bytes(Kind.STREAM, body) : stream(body);
                case Message.OBJECT_TYPE -> object(body);
                case Message.BYTES_TYPE -> AmqpSections.decode(body).orElseGet(() -> bytes(Kind.BYTES, body));
                default -> bytes(Kind.BYTES, body);
            };
        } catch (IndexOutOfBoundsException | IllegalArgumentException | IllegalStateException e) {
            // The type does not fit the bytes; a producer may write anything.
            return bytes(Kind.UNKNOWN, body);
        }
    }

    private static MessageBody text(BodyBytes body) {
        Optional<String> text = TextBody.of(body);
        return with(text.isPresent() ? Kind.TEXT : Kind.EMPTY, body, text, Map.of());
    }

    private static MessageBody map(BodyBytes body) {
        TypedProperties properties = new TypedProperties();
        MapMessageUtil.readBodyMap(buffer(body), properties);
        Map<String, Object> fields = new LinkedHashMap<>();
        for (SimpleString name : properties.getPropertyNames()) {
            Object value = properties.getProperty(name);
            fields.put(name.toString(), value == null ? "null" : Messages.plain(value));
        }
        return with(Kind.MAP, body, Optional.empty(), fields);
    }

    private static MessageBody stream(BodyBytes body) {
        ActiveMQBuffer buffer = buffer(body);
        Map<String, Object> fields = new LinkedHashMap<>();
        while (buffer.readable()) {
            Object value = StreamMessageUtil.streamReadObject(buffer);
            fields.put(Integer.toString(fields.size()), value == null ? "null" : Messages.plain(value));
        }
        return with(Kind.STREAM, body, Optional.empty(), fields);
    }

    // A length, then a Java serialisation stream, of which nothing but the name in its head is read.
    private static MessageBody object(BodyBytes body) {
        return new MessageBody(
                Kind.OBJECT,
                Optional.empty(),
                Optional.empty(),
                Map.of(),
                SerializedClass.name(body.bytes()),
                body.size(),
                body.cut());
    }

    static MessageBody bytes(Kind kind, BodyBytes body) {
        return new MessageBody(
                kind,
                utf8(body),
                Optional.of(Base64.getEncoder().encodeToString(body.bytes())),
                Map.of(),
                Optional.empty(),
                body.size(),
                body.cut());
    }

    private static MessageBody of(Kind kind, BodyBytes body) {
        return with(kind, body, Optional.empty(), Map.of());
    }

    static MessageBody with(Kind kind, BodyBytes body, Optional<String> text, Map<String, Object> fields) {
        return new MessageBody(kind, text, Optional.empty(), fields, Optional.empty(), body.size(), body.cut());
    }

    private static MessageBody as(Kind kind, MessageBody body) {
        return new MessageBody(
                kind, body.text(), body.base64(), body.fields(), body.className(), body.sizeBytes(), body.cut());
    }

    private static ActiveMQBuffer buffer(BodyBytes body) {
        return ActiveMQBuffers.wrappedBuffer(body.bytes());
    }

    /** The text that the bytes are, if they are valid UTF-8; where the body was cut, up to the last whole character. */
    private static Optional<String> utf8(BodyBytes body) {
        int droppable = body.cut() ? LONGEST_CHARACTER_BYTES - 1 : 0;
        for (int dropped = 0; dropped <= Math.min(droppable, body.bytes().length); dropped++) {
            try {
                ByteBuffer bytes = ByteBuffer.wrap(body.bytes(), 0, body.bytes().length - dropped);
                return Optional.of(
                        StandardCharsets.UTF_8.newDecoder().decode(bytes).toString());
            } catch (CharacterCodingException e) {
                // Bytes that are no text, or a character that the cut went through.
            }
        }
        return Optional.empty();
    }
}
