package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.catalogue.OperationSpecBuilder;
import dev.artemisstudio.core.catalogue.Permission;
import dev.artemisstudio.core.catalogue.Reach;
import dev.artemisstudio.core.catalogue.ResultType;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Target;
import dev.artemisstudio.core.catalogue.Verb;
import dev.artemisstudio.core.error.ErrorKind;
import java.util.Map;

/** What the declarations of all kinds of {@code list_resources} share. */
public final class ListSpec {
    /** The tool that has every list. */
    public static final String TOOL = "list_resources";

    private ListSpec() {}

    /**
     * Begins the declaration of one kind; summary, help and the example's filter are its own.
     *
     * @param kind in snake_case, as callers write it
     * @param row what one row is
     * @param filter a filter that the kind accepts, for the example
     */
    public static <T> OperationSpecBuilder<ListRequest, Rows<T>> of(String kind, Class<T> row, String filter) {
        return OperationSpec.<ListRequest, Rows<T>>of(kind + ".list", ListRequest.class, ResultType.of(Rows.class, row))
                .call(
                        Target.CLUSTER,
                        Permission.CLUSTER_READ,
                        Reach.EVERY_ACTIVE_NODE,
                        ErrorKind.HIDDEN,
                        ErrorKind.BROKER_UNAVAILABLE)
                .tool(TOOL, new Verb.Value(kind))
                .route(Route.get("/clusters/{clusterId}/" + kind.replace('_', '-')))
                .example(Map.of("clusterId", "demo", "filter", filter, "limit", 10));
    }
}
