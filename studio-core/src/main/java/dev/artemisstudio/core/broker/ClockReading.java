package dev.artemisstudio.core.broker;

/**
 * How far a node's clock is from Studio's.
 *
 * @param offsetMillis node minus Studio, at the middle of the round trip
 * @param uncertaintyMillis half the round trip
 */
public record ClockReading(long offsetMillis, long uncertaintyMillis) {}
