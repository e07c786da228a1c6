package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.MessageFacts;
import dev.artemisstudio.core.broker.MessageHeaders;
import dev.artemisstudio.core.broker.MessageType;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.activemq.artemis.api.core.Message;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ClientMessage;

/** Headers and properties of a message that the core client received; never touches its body. */
final class Messages {
    private Messages() {}

    static MessageFacts facts(ClientMessage message) {
        MessageHeaders headers = new MessageHeaders(
                Optional.ofNullable(message.getAddress()).orElse(""),
                Instant.ofEpochMilli(message.getTimestamp()),
                message.getPriority(),
                message.isDurable(),
                message.getDeliveryCount(),
                Optional.of(message.getExpiration()).filter(at -> at > 0).map(Instant::ofEpochMilli),
                Optional.ofNullable(message.getUserID()).map(id -> "ID:" + id),
                Optional.ofNullable(message.getCorrelationID()).map(Object::toString),
                text(message.getReplyTo()),
                text(message.getGroupID()));
        return new MessageFacts(
                Long.toString(message.getMessageID()),
                type(message.getType()),
                headers,
                size(message),
                properties(message));
    }

    /** Of a large message the size of its body, uncompressed; of another one its whole size as it is stored. */
    static long size(ClientMessage message) {
        return message.isLargeMessage() ? largeBodySize(message) : message.getEncodeSize();
    }

    static long largeBodySize(ClientMessage message) {
        return message.containsProperty(Message.HDR_LARGE_BODY_SIZE)
                ? message.getLongProperty(Message.HDR_LARGE_BODY_SIZE)
                : 0;
    }

    static MessageType type(int code) {
        return switch (code) {
            case Message.DEFAULT_TYPE -> MessageType.DEFAULT;
            case Message.OBJECT_TYPE -> MessageType.OBJECT;
            case Message.TEXT_TYPE -> MessageType.TEXT;
            case Message.BYTES_TYPE -> MessageType.BYTES;
            case Message.MAP_TYPE -> MessageType.MAP;
            case Message.STREAM_TYPE -> MessageType.STREAM;
            case Message.EMBEDDED_TYPE -> MessageType.EMBEDDED;
            default -> MessageType.UNKNOWN;
        };
    }

    /** A value as results carry it: numbers, booleans and text as they are, bytes as base64, all else as text. */
    static Object plain(Object value) {
        return switch (value) {
            case byte[] bytes -> Base64.getEncoder().encodeToString(bytes);
            case Number number -> number;
            case Boolean flag -> flag;
            default -> value.toString();
        };
    }

    private static Map<String, Object> properties(ClientMessage message) {
        Map<String, Object> properties = new TreeMap<>();
        for (SimpleString name : message.getPropertyNames()) {
            Object value = message.getObjectProperty(name);
            if (value != null) {
                properties.put(name.toString(), plain(value));
            }
        }
        return properties;
    }

    private static Optional<String> text(SimpleString value) {
        return Optional.ofNullable(value).map(SimpleString::toString);
    }
}
