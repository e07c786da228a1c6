package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.operation.ClusterId;
import dev.artemisstudio.core.operation.ListFilter;
import dev.artemisstudio.core.operation.PageCursor;
import dev.artemisstudio.core.operation.PageLimit;
import dev.artemisstudio.core.operation.ReadContext;
import java.util.Optional;

/** What every list of a cluster takes. */
public record ListRequest(
        @ClusterId String clusterId,
        @ListFilter Optional<String> filter,
        @PageLimit Limit limit,
        @PageCursor Optional<String> cursor) {
    /** The call of one list. */
    public ListCall call(String kind, ReadContext context) {
        return new ListCall(kind, clusterId, filter, limit, cursor, context);
    }
}
