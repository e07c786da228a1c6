package dev.artemisstudio.core.broker;

import java.util.Map;
import java.util.Optional;

/**
 * The body of a message. Its content is data from outside and is never trusted.
 *
 * @param kind what it holds; {@code OBJECT} is never deserialised
 * @param text decoded text, or a guess for bytes that are valid UTF-8
 * @param base64 the raw bytes, where the body is bytes
 * @param fields entries of a map, or of a stream and a sequence by position
 * @param className the class of a serialised object, as its header names it
 * @param sizeBytes of the whole body, uncompressed where known
 * @param cut whether less than the whole is shown
 */
public record MessageBody(
        Kind kind,
        Optional<String> text,
        Optional<String> base64,
        Map<String, Object> fields,
        Optional<String> className,
        long sizeBytes,
        boolean cut) {
    /** What a body holds. */
    public enum Kind {
        EMPTY,
        TEXT,
        BYTES,
        MAP,
        STREAM,
        OBJECT,
        AMQP_VALUE,
        AMQP_DATA,
        AMQP_SEQUENCE,
        UNKNOWN
    }
}
