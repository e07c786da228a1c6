package dev.artemisstudio.core.broker;

/** What kind of message it is, by the broker's type code. */
public enum MessageType {
    DEFAULT,
    OBJECT,
    TEXT,
    BYTES,
    MAP,
    STREAM,
    /** A foreign protocol's message kept as it came: AMQP. */
    EMBEDDED,
    UNKNOWN
}
