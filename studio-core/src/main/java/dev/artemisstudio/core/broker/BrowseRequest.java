package dev.artemisstudio.core.broker;

import java.util.Optional;

/**
 * @param filter the broker's selector; JMS header names are already translated
 * @param offset matching messages to pass over from the head of the queue
 * @param limit messages to return, 1 to {@link #MAX_LIMIT}
 */
public record BrowseRequest(String queue, Optional<String> filter, long offset, int limit) {
    /** The most messages returned at once. */
    public static final int MAX_LIMIT = 500;

    public BrowseRequest {
        if (offset < 0 || limit < 1 || limit > MAX_LIMIT) {
            throw new IllegalArgumentException("offset " + offset + ", limit " + limit + " is out of bounds");
        }
    }
}
