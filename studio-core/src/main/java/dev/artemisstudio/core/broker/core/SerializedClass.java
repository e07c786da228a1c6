package dev.artemisstudio.core.broker.core;

import java.io.ObjectStreamConstants;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Names the class of a serialised Java object from the head of its stream (Java Object Serialization Specification, chapter 6).
 * Nothing is ever deserialised: that would run code which the sender chose.
 */
final class SerializedClass {
    private static final int LENGTH_BYTES = 4;

    private SerializedClass() {}

    /** @param body an object message's body: the length of the stream, then the stream */
    static Optional<String> name(byte[] body) {
        try {
            ByteBuffer stream = ByteBuffer.wrap(body).position(LENGTH_BYTES).slice();
            if (stream.getShort() != ObjectStreamConstants.STREAM_MAGIC
                    || stream.getShort() != ObjectStreamConstants.STREAM_VERSION) {
                return Optional.empty();
            }
            return switch (stream.get()) {
                case ObjectStreamConstants.TC_STRING, ObjectStreamConstants.TC_LONGSTRING ->
                    Optional.of(String.class.getName());
                case ObjectStreamConstants.TC_OBJECT, ObjectStreamConstants.TC_ARRAY, ObjectStreamConstants.TC_ENUM ->
                    described(stream);
                default -> Optional.empty();
            };
        } catch (BufferUnderflowException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> described(ByteBuffer stream) {
        if (stream.get() != ObjectStreamConstants.TC_CLASSDESC) {
            return Optional.empty();
        }
        byte[] name = new byte[Short.toUnsignedInt(stream.getShort())];
        stream.get(name);
        return Optional.of(new String(name, StandardCharsets.UTF_8));
    }
}
