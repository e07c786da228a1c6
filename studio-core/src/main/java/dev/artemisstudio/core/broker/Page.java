package dev.artemisstudio.core.broker;

import java.util.List;

/**
 * One page of a list kept by a broker.
 *
 * @param total how many rows match on this node at the time of the call
 * @param further rows behind the page that came along without cost, for those who look for some; mostly none
 */
public record Page<T>(List<T> rows, long total, List<T> further) {
    public Page {
        rows = List.copyOf(rows);
        further = List.copyOf(further);
    }

    /** A page without further rows. */
    public Page(List<T> rows, long total) {
        this(rows, total, List.of());
    }
}
