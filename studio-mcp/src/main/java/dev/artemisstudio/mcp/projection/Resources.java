package dev.artemisstudio.mcp.projection;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.capability.ClusterCapabilities;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.render.WholeHelp;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.dispatch.Caller;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The resources of Studio. What an operation answers is read by calling that operation, so that a resource and a tool
 * never say different things; a resource whose operation is not in the catalogue is not offered.
 */
public final class Resources {
    /** Values that one completion may carry, by the specification. */
    private static final int MAX_COMPLETIONS = 100;

    private static final String CLUSTER_ID = "clusterId";
    private static final String LIMIT = "limit";

    /** Rows; more than a list gives at once is lowered by it. */
    private static final int MAX_ROWS = 500;

    private static final String CLUSTERS = "clusters.list";
    private static final String NODES = "nodes.list";
    private static final Pattern OF_CLUSTER = Pattern.compile("cluster://([^/]+)/(topology|capabilities)");
    private static final JsonObject NO_ARGUMENTS = JsonObject.EMPTY_JSON_OBJECT;

    private static final ResourceView TOOLS_VIEW = new ResourceView(
            "studio://tools", "tools", "All help", "All that studio_help says: index and every topic.");
    private static final ResourceView CLUSTERS_VIEW = new ResourceView(
            "studio://clusters", "clusters", "Clusters", "The registered clusters, as list_resources kind=clusters.");
    private static final ResourceView TOPOLOGY_VIEW = new ResourceView(
            "cluster://{clusterId}/topology",
            "topology",
            "Topology",
            "Nodes of a cluster, with pairs, role and state, as list_resources kind=nodes.");
    private static final ResourceView CAPABILITIES_VIEW = new ResourceView(
            "cluster://{clusterId}/capabilities",
            "capabilities",
            "Capabilities",
            "What Studio's connection may do on each node, and the broker.xml that would allow what it may not.");

    private final Studio studio;

    public Resources(Studio studio) {
        this.studio = studio;
    }

    /** Those with a URI of their own, in a stable order. */
    public List<ResourceView> fixed() {
        return has(CLUSTERS) ? List.of(TOOLS_VIEW, CLUSTERS_VIEW) : List.of(TOOLS_VIEW);
    }

    /** The families, in a stable order. */
    public List<ResourceView> templates() {
        return has(NODES) ? List.of(TOPOLOGY_VIEW, CAPABILITIES_VIEW) : List.of(CAPABILITIES_VIEW);
    }

    /**
     * The JSON of a resource; empty where there is none of this URI.
     *
     * @throws dev.artemisstudio.core.error.StudioException as the operation behind it does, {@code Hidden} for a cluster
     *     that is not there
     */
    public Optional<String> read(String uri, Caller caller) {
        if (uri.equals(TOOLS_VIEW.uri())) {
            return Optional.of(studio.dispatcher()
                    .show(context -> WholeHelp.of(context.catalogue()))
                    .json());
        }
        if (uri.equals(CLUSTERS_VIEW.uri())) {
            return operation(CLUSTERS, NO_ARGUMENTS, caller);
        }
        Matcher ofCluster = OF_CLUSTER.matcher(uri);
        return ofCluster.matches()
                ? ofCluster(decoded(ofCluster.group(1)), ofCluster.group(2), caller)
                : Optional.empty();
    }

    private Optional<String> ofCluster(String clusterId, String what, Caller caller) {
        if (what.equals("topology")) {
            JsonObject arguments =
                    Json.createObjectBuilder().add(CLUSTER_ID, clusterId).build();
            return operation(NODES, arguments, caller);
        }
        return Optional.of(studio.dispatcher()
                .show(context -> ClusterCapabilities.of(context.clusters().get(clusterId)))
                .json());
    }

    /**
     * Values for a variable of a template that contain what was typed, those that begin with it first. The protocol
     * completes variables of templates and arguments of prompts only: a tool's queue, kind or topic can't be completed.
     */
    public List<String> complete(String template, String variable, String typed) {
        boolean known = templates().stream().anyMatch(view -> view.uri().equals(template));
        if (!known || !variable.equals(CLUSTER_ID)) {
            return List.of();
        }
        String wanted = typed.toLowerCase(Locale.ROOT);
        List<String> matching = studio.clusters().all().stream()
                .map(Cluster::id)
                .filter(id -> id.toLowerCase(Locale.ROOT).contains(wanted))
                .toList();
        List<String> first = matching.stream()
                .filter(id -> id.toLowerCase(Locale.ROOT).startsWith(wanted))
                .toList();
        return Stream.concat(first.stream(), matching.stream())
                .distinct()
                .limit(MAX_COMPLETIONS)
                .toList();
    }

    private boolean has(String operation) {
        return studio.catalogue().entry(operation).isPresent();
    }

    private Optional<String> operation(String id, JsonObject arguments, Caller caller) {
        return studio.catalogue().entry(id).map(entry -> studio.dispatcher()
                .call(entry, whole(entry, arguments), caller)
                .json());
    }

    /** A resource has no pages: it asks for as many rows as one answer may have, which says where it is cut. */
    private static JsonObject whole(Entry entry, JsonObject arguments) {
        return entry.parameter(LIMIT)
                .map(limit ->
                        Json.createObjectBuilder(arguments).add(LIMIT, MAX_ROWS).build())
                .orElse(arguments);
    }

    /** A malformed escape names no cluster. */
    private static String decoded(String segment) {
        try {
            return URLDecoder.decode(segment.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return segment;
        }
    }
}
