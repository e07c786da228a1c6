package dev.artemisstudio.rest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.broker.core.CoreGateway;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.cluster.RegisteredClusters;
import dev.artemisstudio.core.config.ClusterConfig;
import dev.artemisstudio.core.dispatch.Caller;
import dev.artemisstudio.core.testing.TestBroker;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every operation over REST against a real broker. */
class LiveTest {
    /** Names that a URL, JSON or a selector could trip over; the broker takes all of them. */
    private static final List<String> NAMES =
            List.of("orders", "a/b", "100%", "\"x\"", "sp ace", "#", "?", "ü", "%2F", "a;b", "a+b", "it's", "日本");

    private static TestBroker broker;
    private static RegisteredClusters clusters;
    private static Studio studio;
    private static TestServer server;

    @BeforeAll
    static void start() {
        broker = TestBroker.start("demo");
        NAMES.forEach(broker::createQueue);
        broker.send("orders", "one", "two");
        clusters = new RegisteredClusters(List.of(ClusterConfig.of("demo", List.of(broker.url()))), new CoreGateway());
        studio = Studio.over(clusters, Clock.systemUTC());
        server = TestServer.over(studio.dispatcher());
    }

    @AfterAll
    static void stop() {
        server.close();
        clusters.close();
        broker.close();
    }

    static Stream<Entry> entries() {
        return TestServer.studio().catalogue().entries().stream();
    }

    /** Only a message's id is not known beforehand: an example of one may name a message that is not there. */
    @ParameterizedTest
    @MethodSource("entries")
    void theExampleIsAnsweredAsTheDocumentSays(Entry entry) {
        HttpResponse<String> response = server.get(OpenApiTest.exampleCall(entry));
        boolean mayMiss = entry.parameter("messageId").isPresent();
        assertThat(response.statusCode()).as(response.body()).isIn(200, mayMiss ? 404 : 200);
        assertThat(OpenApiTest.faultsOfAnswer(entry, response)).isEmpty();
    }

    /** A diagnosis looks twice, some time apart, so all are asked at once. */
    @Test
    void everyQueueNameReachesTheBroker() {
        List<String> heard = NAMES.parallelStream()
                .map(name -> server.get("/api/v1/clusters/demo/queues/" + OpenApiTest.segment(name) + "/diagnosis"))
                .map(response -> TestServer.json(response).getString("queue", response.body()))
                .toList();
        assertThat(heard).isEqualTo(NAMES);
    }

    @Test
    void aQueueThatIsNotThereOffersTheNearOne() {
        HttpResponse<String> response = server.get("/api/v1/clusters/demo/queues/ordrs/diagnosis");
        assertThat(response.statusCode()).isEqualTo(404);
        JsonObject problem = TestServer.json(response);
        assertThat(problem.getString("code")).isEqualTo("not_found");
        assertThat(problem.getJsonArray("close")).contains(Json.createValue("orders"));
    }

    @Test
    void aClusterThatIsNotThereIsNotEchoed() {
        HttpResponse<String> response = server.get("/api/v1/clusters/sekrit/queues");
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(TestServer.json(response).getString("code")).isEqualTo("hidden");
        assertThat(response.body()).doesNotContain("sekrit");
    }

    @Test
    void limitsOfListsAreBoundedAsSaid() {
        for (String limit : List.of("0", "-1", "1.5", "ten")) {
            HttpResponse<String> response = server.get("/api/v1/clusters/demo/queues?limit=" + limit);
            assertThat(response.statusCode()).as(limit).isEqualTo(400);
            assertThat(TestServer.json(response).getString("parameter")).isEqualTo("limit");
        }
        HttpResponse<String> most = server.get("/api/v1/clusters/demo/queues?limit=1000000000");
        assertThat(most.statusCode()).isEqualTo(200);
    }

    @Test
    void aForgedCursorIsRejected() {
        HttpResponse<String> response = server.get("/api/v1/clusters/demo/queues?cursor=forged");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(TestServer.json(response).getString("parameter")).isEqualTo("cursor");
    }

    @Test
    void theBodyHasTheMembersOfTheCallInProcess() {
        JsonObject arguments = Json.createObjectBuilder()
                .add("clusterId", "demo")
                .add("filter", "orders")
                .build();
        Entry list = studio.catalogue().entry("queues.list").orElseThrow();
        JsonObject direct = TestServer.json(studio.dispatcher()
                .call(list, arguments, Caller.local(Caller.Surface.REST))
                .json());
        JsonObject served = TestServer.json(server.get("/api/v1/clusters/demo/queues?filter=orders"));
        assertThat(served.keySet()).containsExactlyElementsOf(direct.keySet());
        assertThat(served.values().stream().map(JsonValue::getValueType).toList())
                .isEqualTo(direct.values().stream().map(JsonValue::getValueType).toList());
    }
}
