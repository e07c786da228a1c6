package dev.artemisstudio.core.diagnosis;

import java.time.Duration;

/**
 * From where on a value is worth a finding.
 *
 * @param backlogMessages messages in a queue without a consumer, or in a paused one
 * @param internalBacklogMessages messages in a queue of the broker's own, which empties at once when its target is there
 * @param oldestMessage age of a message at the head of a queue
 * @param quietConsumer how long a consumer that holds messages may go without acknowledging before it is a warning
 * @param clockTolerance offset of a node's clock beyond what the reading itself leaves open
 * @param nearDiskPoints percentage points below the disk limit
 * @param nearMemoryPercent of the global maximum for messages of all addresses
 * @param rateSpan shortest time between two readings from which a rate is told
 */
public record Thresholds(
        long backlogMessages,
        long internalBacklogMessages,
        Duration oldestMessage,
        Duration quietConsumer,
        Duration clockTolerance,
        int nearDiskPoints,
        int nearMemoryPercent,
        Duration rateSpan) {
    /** One message, 100 internal ones, an hour, 30 s, 1 s, 5 points, 80 percent, 500 ms. */
    public static final Thresholds DEFAULT = new Thresholds(
            1, 100, Duration.ofHours(1), Duration.ofSeconds(30), Duration.ofSeconds(1), 5, 80, Duration.ofMillis(500));
}
