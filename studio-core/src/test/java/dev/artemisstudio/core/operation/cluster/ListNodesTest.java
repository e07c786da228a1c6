package dev.artemisstudio.core.operation.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.broker.core.CoreGateway;
import dev.artemisstudio.core.cluster.RegisteredClusters;
import dev.artemisstudio.core.config.ClusterConfig;
import dev.artemisstudio.core.dispatch.Caller;
import dev.artemisstudio.core.testing.TestCluster;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.io.StringReader;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nodes as an operator sees them: a pair, a primary alone, and what is left when one goes. */
class ListNodesTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    @Test
    void aWaitingBackupAndALostNodeAreRowsToo() {
        try (TestCluster brokers = TestCluster.startWithBackup(2);
                RegisteredClusters clusters = new RegisteredClusters(
                        List.of(ClusterConfig.of("demo", List.of(brokers.node(0).url()))), new CoreGateway())) {
            Studio studio = Studio.over(clusters, Clock.systemUTC());
            await().atMost(LIMIT).untilAsserted(() -> assertThat(nodes(studio)).hasSize(3));

            JsonObject primary = row(studio, "node-0");
            assertThat(primary.getString("role")).isEqualTo("primary");
            assertThat(primary.getString("state")).isEqualTo("active");
            assertThat(primary.getString("pair")).isEqualTo("node-0-backup");
            assertThat(primary.getJsonObject("reading").getBoolean("replicaInSync"))
                    .isTrue();
            assertThat(primary.getString("nodeId"))
                    .isEqualTo(brokers.node(0).server().getNodeID().toString());
            // Its own name is not known before it can be asked: it is called after its primary.
            JsonObject backup = row(studio, "node-0-backup");
            assertThat(backup.getString("role")).isEqualTo("backup");
            assertThat(backup.getString("state")).isEqualTo("passive");
            assertThat(backup.getString("pair")).isEqualTo("node-0");
            assertThat(backup).as("nothing can be asked of it").doesNotContainKey("reading");
            assertThat(row(studio, "node-1")).doesNotContainKey("pair");

            Instant stopped = Instant.now();
            brokers.node(1).stop();
            await().atMost(LIMIT)
                    .untilAsserted(() ->
                            assertThat(row(studio, "node-1").getString("state")).isEqualTo("unreachable"));
            JsonObject lost = row(studio, "node-1");
            assertThat(lost.getString("reason")).isNotBlank();
            assertThat(Instant.parse(lost.getString("since"))).isAfter(stopped.minusSeconds(1));
            assertThat(lost).doesNotContainKey("reading");
            assertThat(row(studio, "node-0")).as("the others answer as before").containsKey("reading");

            JsonObject cluster =
                    call(studio, "clusters.list").getJsonArray("items").getJsonObject(0);
            assertThat(cluster.getString("clusterId")).isEqualTo("demo");
            assertThat(cluster.getInt("nodeCount")).isEqualTo(3);
            assertThat(cluster.getInt("active")).isEqualTo(1);
            assertThat(cluster.getInt("passive")).isEqualTo(1);
            assertThat(cluster.getInt("unreachable")).isEqualTo(1);
        }
    }

    private static List<JsonObject> nodes(Studio studio) {
        return call(studio, "nodes.list").getJsonArray("items").stream()
                .map(JsonValue::asJsonObject)
                .toList();
    }

    private static JsonObject row(Studio studio, String node) {
        return nodes(studio).stream()
                .filter(row -> row.getString("node").equals(node))
                .findFirst()
                .orElseThrow();
    }

    private static JsonObject call(Studio studio, String operation) {
        JsonObject arguments = operation.equals("clusters.list")
                ? JsonValue.EMPTY_JSON_OBJECT
                : Json.createObjectBuilder().add("clusterId", "demo").build();
        String json = studio.dispatcher()
                .call(studio.catalogue().entry(operation).orElseThrow(), arguments, Caller.local(Caller.Surface.CLI))
                .json();
        try (var reader = Json.createReader(new StringReader(json))) {
            return reader.readObject();
        }
    }
}
