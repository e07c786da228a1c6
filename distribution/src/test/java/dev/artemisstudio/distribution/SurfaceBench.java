package dev.artemisstudio.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.broker.core.CoreGateway;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.cluster.RegisteredClusters;
import dev.artemisstudio.core.config.StudioConfig;
import dev.artemisstudio.core.dispatch.Caller;
import dev.artemisstudio.distribution.bench.Pairs;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.config.Config;
import io.helidon.config.ConfigSources;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Clock;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What a surface adds to the same operation called in process, the client's own time for HTTP included. Figures and method:
 * docs/performance.md.
 */
@Tag("bench")
class SurfaceBench {
    private static final int WARMUP = 3_000;
    private static final int RUNS = 1_000;

    private final SmallWorld world = SmallWorld.get();
    private final HttpClient http = HttpClient.newHttpClient();

    @Test
    void mcpAndRestAgainstTheOperationItself() throws Exception {
        JsonObject arguments = Json.createObjectBuilder()
                .add("clusterId", "demo")
                .add("filter", "name = 'orders'")
                .build();
        HttpRequest rest = HttpRequest.newBuilder(
                        URI.create(world.url() + "/api/v1/clusters/demo/queues?filter=name%20%3D%20%27orders%27"))
                .build();
        JsonObject call = Json.createObjectBuilder()
                .add("jsonrpc", "2.0")
                .add("id", 1)
                .add("method", "tools/call")
                .add(
                        "params",
                        Json.createObjectBuilder()
                                .add("name", "list_resources")
                                .add(
                                        "arguments",
                                        Json.createObjectBuilder(arguments).add("kind", "queues")))
                .build();
        HttpRequest mcp = HttpRequest.newBuilder(URI.create(world.url() + "/mcp"))
                .header("Accept", "application/json, text/event-stream")
                .header("Content-Type", "application/json")
                .header("MCP-Protocol-Version", "2025-11-25")
                .POST(HttpRequest.BodyPublishers.ofString(call.toString()))
                .build();
        String yaml = "studio:\n  clusters:\n    - id: demo\n      seeds:\n        - "
                + world.seeds().getFirst();
        Config config = Config.just(ConfigSources.create(yaml, MediaTypes.APPLICATION_X_YAML));
        try (RegisteredClusters clusters =
                new RegisteredClusters(StudioConfig.from(config, Set.of()).clusters(), new CoreGateway())) {
            Studio studio = Studio.over(clusters, Clock.systemUTC());
            Entry entry = studio.catalogue().entry("queues.list").orElseThrow();
            Pairs.Work inProcess = () -> assertThat(studio.dispatcher()
                            .call(entry, arguments, Caller.local(Caller.Surface.CLI))
                            .json())
                    .contains("orders");
            System.out.println(
                    "REST against the operation in process: " + Pairs.measure(WARMUP, RUNS, () -> ok(rest), inProcess));
            System.out.println(
                    "MCP against the operation in process: " + Pairs.measure(WARMUP, RUNS, () -> ok(mcp), inProcess));
        }
    }

    private void ok(HttpRequest request) throws Exception {
        assertThat(http.send(request, BodyHandlers.ofString()).body()).contains("orders");
    }
}
