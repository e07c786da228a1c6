package dev.artemisstudio.core.broker;

import java.util.List;

/**
 * One page of a list kept by a broker.
 *
 * @param total how many rows match on this node at the time of the call
 */
public record Page<T>(List<T> rows, long total) {
    public Page {
        rows = List.copyOf(rows);
    }
}
