package dev.artemisstudio.core.operation.listing;

import jakarta.json.Json;
import jakarta.json.JsonArray;

/**
 * A place in one node's list: the page of the broker, 1-based, and how many of the rows that it answered are behind us. Rows are
 * counted within a page because a gateway may take Studio's own rows out of one.
 */
record Position(int page, int row) {
    static final Position START = new Position(1, 0);

    JsonArray json() {
        return Json.createArrayBuilder().add(page).add(row).build();
    }

    static Position of(JsonArray json) {
        return new Position(json.getInt(0), json.getInt(1));
    }
}
