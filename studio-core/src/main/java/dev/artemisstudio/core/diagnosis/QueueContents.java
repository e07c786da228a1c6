package dev.artemisstudio.core.diagnosis;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What was seen of the messages themselves.
 *
 * @param oldest when the message at the head was sent; empty for an empty queue, or where it was not read
 * @param head empty where it was not browsed
 * @param probes one for each selector of a consumer that was tried
 */
public record QueueContents(Optional<Instant> oldest, Optional<BrowseSample> head, List<SelectorProbe> probes) {
    /** Nothing was looked at. */
    public static final QueueContents UNREAD = new QueueContents(Optional.empty(), Optional.empty(), List.of());

    public QueueContents {
        probes = List.copyOf(probes);
    }
}
