package dev.artemisstudio.core.diagnosis;

import java.time.Instant;

/** A number of messages and when it was read. */
public record CountReading(long messages, Instant readAt) {}
