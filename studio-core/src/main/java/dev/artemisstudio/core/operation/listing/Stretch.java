package dev.artemisstudio.core.operation.listing;

import java.util.List;
import java.util.Optional;

/**
 * The matching rows of one node from a position on.
 *
 * @param rows each with the position behind it
 * @param end the position behind the last row looked at
 * @param exhausted whether the node has no further row
 * @param total how many rows match on the node, where it can tell
 * @param further rows that came along and are no part of the stretch
 */
record Stretch<F>(List<Located<F>> rows, Position end, boolean exhausted, Optional<Long> total, List<F> further) {
    /** A row and the position behind it. */
    record Located<F>(F row, Position after) {}

    /** The position behind the first rows; empty where none was taken and there are some. */
    Optional<Position> behind(int taken) {
        if (taken == rows.size()) {
            return Optional.of(end);
        }
        return taken == 0 ? Optional.empty() : Optional.of(rows.get(taken - 1).after());
    }
}
