package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.operation.ReadContext;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What every call of a list has: which list of which cluster, how many rows, and where to go on.
 *
 * @param id the operation's id
 */
public record ListCall(
        String id,
        String clusterId,
        Optional<String> filter,
        Limit limit,
        Optional<String> cursor,
        ReadContext context) {
    /** The cluster asked. */
    public Cluster cluster() {
        return context.clusters().get(clusterId);
    }

    /** Rows wanted. */
    public int rows() {
        return limit.rows();
    }

    /** The places that the cursor stands for, by node; none without a cursor. */
    Map<String, Position> places() {
        Map<String, Position> places = new HashMap<>();
        cursor.ifPresent(text -> {
            JsonObject place = context.cursors().open(question(), text);
            place.forEach((node, position) -> places.put(node, Position.of(position.asJsonArray())));
        });
        return places;
    }

    /** The cursor of some places. */
    String cursorAt(Map<String, Position> places) {
        JsonObjectBuilder json = Json.createObjectBuilder();
        places.forEach((node, position) -> json.add(node, position.json()));
        return context.cursors().seal(question(), json.build());
    }

    /** What the caller must know of the limit. */
    Optional<String> limitNotice() {
        return limit.clamped() ? Optional.of("limit was lowered to " + limit.rows() + ".") : Optional.empty();
    }

    private String question() {
        return id + '\n' + clusterId + '\n' + limit.rows() + '\n' + filter.orElse("");
    }
}
