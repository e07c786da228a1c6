package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.catalogue.Permission;
import dev.artemisstudio.core.catalogue.Reach;
import dev.artemisstudio.core.catalogue.ResultType;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Target;
import dev.artemisstudio.core.catalogue.Verb;
import dev.artemisstudio.core.operation.ListFilter;
import dev.artemisstudio.core.operation.PageCursor;
import dev.artemisstudio.core.operation.PageLimit;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import dev.artemisstudio.core.operation.listing.Field;
import dev.artemisstudio.core.operation.listing.Fields;
import dev.artemisstudio.core.operation.listing.InMemory;
import dev.artemisstudio.core.operation.listing.ListCall;
import dev.artemisstudio.core.operation.listing.ListSpec;
import dev.artemisstudio.core.operation.listing.Rows;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code clusters.list}: the registered clusters. */
final class ListClusters implements ReadOperation<ListClusters.Request, Rows<ClusterRow>> {
    /** Which clusters. */
    public record Request(
            @ListFilter Optional<String> filter, @PageLimit Limit limit, @PageCursor Optional<String> cursor) {}

    private static final Fields<ClusterRow> FIELDS = new Fields<>(
            List.of("clusterId", "title"),
            List.of(
                    Field.text("clusterId", ClusterRow::clusterId),
                    Field.text("title", ClusterRow::title),
                    Field.number("unreachable", ClusterRow::unreachable)));

    private static final OperationSpec<Request, Rows<ClusterRow>> SPEC = OperationSpec.<Request, Rows<ClusterRow>>of(
                    "clusters.list", Request.class, ResultType.of(Rows.class, ClusterRow.class))
            .summary("The clusters that are registered, with their ids and how many nodes are up.")
            .help(
                    """
                Takes no clusterId: where to begin. **Order**: by id. States are those that Studio last saw in the background; no \
                broker is asked, so `nodes` is empty here and `kind=nodes` has the details.

                """
                            + FIELDS.help())
            .call(Target.CLUSTER, Permission.CLUSTER_READ, Reach.STUDIO_ONLY)
            .tool(ListSpec.TOOL, new Verb.Value("clusters"))
            .route(Route.get("/clusters"))
            .example(Map.of())
            .build();

    @Override
    public OperationSpec<Request, Rows<ClusterRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<ClusterRow> handle(Request request, ReadContext context) {
        ListCall call = new ListCall(SPEC.id(), "", request.filter(), request.limit(), request.cursor(), context);
        List<ClusterRow> all =
                context.clusters().all().stream().map(ClusterRow::of).toList();
        return InMemory.page(call, all, FIELDS.read(request.filter()), List.of(), List.of());
    }
}
