package dev.artemisstudio.core.diagnosis;

import java.time.Instant;

/**
 * What looking at the head of a queue showed.
 *
 * @param seen messages that were seen
 * @param more whether there are further ones behind those
 * @param grouped of those seen, how many belong to a message group
 * @param expiring of those seen, how many will expire
 */
public record BrowseSample(int seen, boolean more, int grouped, int expiring, Instant readAt) {}
