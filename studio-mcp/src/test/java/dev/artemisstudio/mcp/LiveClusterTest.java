package dev.artemisstudio.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.broker.Credentials;
import dev.artemisstudio.core.broker.core.CoreGateway;
import dev.artemisstudio.core.cluster.RegisteredClusters;
import dev.artemisstudio.core.config.ClusterConfig;
import dev.artemisstudio.core.testing.TestBroker;
import jakarta.json.JsonObject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Resources over a real broker. */
class LiveClusterTest {
    @Test
    void capabilitiesOfAnOpenBrokerAreFoundByTrying() throws Exception {
        try (TestBroker broker = TestBroker.start("node-1")) {
            broker.createQueue("orders");
            broker.send("orders", "one");
            JsonObject answer = capabilities(broker, Credentials.NONE);
            assertThat(answer.getJsonArray("nodes").getJsonObject(0).getString("status"))
                    .isEqualTo("ok");
            assertThat(found(answer))
                    .extracting(c -> c.getString("state"))
                    .containsExactly("allowed", "allowed", "not_tried");
        }
    }

    @Test
    void aConnectionThatMayNotManageIsToldWhatWouldLetIt() throws Exception {
        try (TestBroker broker =
                TestBroker.builder("node-1").user("studio", "secret-of-studio").start()) {
            JsonObject answer = capabilities(broker, new Credentials("studio", "secret-of-studio"));
            assertThat(answer.toString()).doesNotContain("secret-of-studio");
            JsonObject manage = found(answer).getFirst();
            assertThat(manage.getString("state")).isEqualTo("refused");
            assertThat(manage.getString("brokerXml"))
                    .contains("match=\"activemq.management.#\"", "<permission type=\"manage\" roles=\"ROLE\"/>");
        }
    }

    private static List<JsonObject> found(JsonObject answer) {
        JsonObject node = answer.getJsonArray("capabilities").getJsonObject(0);
        return node.getJsonArray("capabilities").getValuesAs(JsonObject.class);
    }

    private static JsonObject capabilities(TestBroker broker, Credentials credentials) throws Exception {
        ClusterConfig config = ClusterConfig.of("live", List.of(broker.url())).withCredentials(credentials);
        try (RegisteredClusters clusters = new RegisteredClusters(List.of(config), new CoreGateway());
                Served served = Served.over(clusters)) {
            return Served.json(served.ask("resources/read", "{\"uri\":\"cluster://live/capabilities\"}", Map.of())
                    .getJsonObject("result")
                    .getJsonArray("contents")
                    .getJsonObject(0)
                    .getString("text"));
        }
    }
}
