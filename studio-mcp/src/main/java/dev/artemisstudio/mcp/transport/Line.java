package dev.artemisstudio.mcp.transport;

/** A line of input. */
sealed interface Line {
    /** One that is not longer than allowed, without its end. */
    record Whole(byte[] bytes) implements Line {}

    /** One that is: it was read to its end and dropped. */
    record TooLong() implements Line {}
}
