package dev.artemisstudio.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.error.Hidden;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Resources: what they say, in which order they are listed, and how reading them fails. */
class ResourcesTest {
    private static Served served;

    @BeforeAll
    static void start() {
        served = Served.over(FakeClusters.of("demo", "production", "pre-production"));
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    @Test
    void theListingStartsWithHelpAndKeepsItsOrder() throws Exception {
        JsonObject first = served.ask("resources/list", "{}", Map.of()).getJsonObject("result");
        List<JsonObject> resources = first.getJsonArray("resources").getValuesAs(JsonObject.class);
        assertThat(resources.getFirst().getString("uri")).isEqualTo("studio://tools");
        assertThat(resources)
                .allSatisfy(r -> assertThat(r).containsOnlyKeys("uri", "name", "title", "description", "mimeType"));
        assertThat(served.ask("resources/list", "{}", Map.of()).getJsonObject("result"))
                .isEqualTo(first);
        JsonObject templates =
                served.ask("resources/templates/list", "{}", Map.of()).getJsonObject("result");
        assertThat(templates.getJsonArray("resourceTemplates").getValuesAs(JsonObject.class))
                .extracting(t -> t.getString("uriTemplate"))
                .contains("cluster://{clusterId}/capabilities")
                .isSortedAccordingTo(java.util.Comparator.reverseOrder());
    }

    @Test
    void toolsSaysExactlyWhatStudioHelpSays() throws Exception {
        JsonObject whole = read("studio://tools");
        assertThat(whole.getJsonObject("index")).isEqualTo(help("{}"));
        List<JsonObject> topics = whole.getJsonArray("topics").getValuesAs(JsonObject.class);
        assertThat(topics).extracting(t -> t.getString("topic")).contains("studio_help", "filters", "errors");
        for (JsonObject topic : topics) {
            assertThat(help("{\"topic\":\"" + topic.getString("topic") + "\"}")).isEqualTo(topic);
        }
    }

    /** Offered from the moment on that the catalogue has the operation behind it. */
    @ParameterizedTest
    @CsvSource({"studio://clusters, clusters.list", "cluster://{clusterId}/topology, nodes.list"})
    void aResourceOfAnOperationIsOfferedWithIt(String uri, String operation) throws Exception {
        boolean there = Studio.over(FakeClusters.of(), Clock.systemUTC())
                .catalogue()
                .entry(operation)
                .isPresent();
        String listed = served.ask("resources/list", "{}", Map.of()).toString()
                + served.ask("resources/templates/list", "{}", Map.of());
        assertThat(listed.contains("\"" + uri + "\"")).isEqualTo(there);
        if (there && operation.equals("clusters.list")) {
            assertThat(read(uri).toString()).contains("\"demo\"", "\"production\"", "\"pre-production\"");
        }
    }

    @Test
    void capabilitiesNameTheNodeThatCouldNotBeAsked() throws Exception {
        JsonObject answer = read("cluster://demo/capabilities");
        assertThat(answer.getString("clusterId")).isEqualTo("demo");
        JsonObject node = answer.getJsonArray("nodes").getJsonObject(0);
        assertThat(node.getString("node")).isEqualTo("a");
        assertThat(node.getString("status")).isEqualTo("unreachable");
        assertThat(node.getString("reason")).isEqualTo("connection refused");
        assertThat(answer.getJsonArray("capabilities")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"cluster://nope/capabilities", "cluster://%zz/capabilities", "cluster://DEMO/capabilities"})
    void anUnknownClusterIsHiddenAndNotEchoed(String uri) throws Exception {
        JsonObject error = fails(uri);
        assertThat(error.getInt("code")).isEqualTo(-32002);
        assertThat(error.getString("message")).isEqualTo(new Hidden().getMessage());
        assertThat(error.getJsonObject("data").getString("code")).isEqualTo("hidden");
    }

    @ParameterizedTest
    @ValueSource(strings = {"studio://nothing", "cluster://demo/secrets", "cluster://a/b/capabilities", "x", ""})
    void anUnknownResourceIsNotFound(String uri) throws Exception {
        assertThat(fails(uri).getInt("code")).isEqualTo(-32002);
    }

    @Test
    void whatNobodyForesawShowsAnIdAndNothingElse() throws Exception {
        JsonObject error = fails("cluster://" + FakeClusters.BROKEN + "/capabilities");
        assertThat(error.getInt("code")).isEqualTo(-32603);
        assertThat(error.toString()).doesNotContain("Vault", "secret", "IllegalState");
        assertThat(error.getJsonObject("data").getString("id")).hasSize(36);
        assertThat(error.getString("message"))
                .contains(error.getJsonObject("data").getString("id"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {"'' | demo,production,pre-production", "pro | production,pre-production", "DEM | demo", "zzz | -"})
    void clusterIdsAreCompletedThoseThatBeginSoFirst(String typed, String expected) throws Exception {
        List<String> wanted = expected == null ? List.of() : List.of(expected.split(","));
        assertThat(completed("cluster://{clusterId}/capabilities", "clusterId", typed))
                .isEqualTo(wanted);
    }

    @Test
    void anotherVariableIsRefused() throws Exception {
        JsonObject answer = served.ask(
                "completion/complete", completion("cluster://{clusterId}/capabilities", "queue", ""), Map.of());
        assertThat(answer.getJsonObject("error").getInt("code")).isEqualTo(-32602);
    }

    private static List<String> completed(String template, String variable, String typed) throws Exception {
        JsonObject completion = served.ask("completion/complete", completion(template, variable, typed), Map.of())
                .getJsonObject("result")
                .getJsonObject("completion");
        assertThat(completion.get("hasMore")).isEqualTo(JsonValue.FALSE);
        return completion.getJsonArray("values").getValuesAs(JsonString::getString);
    }

    private static String completion(String template, String variable, String typed) {
        return "{\"ref\":{\"type\":\"ref/resource\",\"uri\":\"" + template + "\"},\"argument\":{\"name\":\"" + variable
                + "\",\"value\":\"" + typed + "\"}}";
    }

    private static JsonObject help(String arguments) throws Exception {
        return served.ask("tools/call", "{\"name\":\"studio_help\",\"arguments\":" + arguments + "}", Map.of())
                .getJsonObject("result")
                .getJsonObject("structuredContent");
    }

    private static JsonObject read(String uri) throws Exception {
        JsonObject contents = served.ask("resources/read", "{\"uri\":\"" + uri + "\"}", Map.of())
                .getJsonObject("result")
                .getJsonArray("contents")
                .getJsonObject(0);
        assertThat(contents.getString("uri")).isEqualTo(uri);
        assertThat(contents.getString("mimeType")).isEqualTo("application/json");
        return Served.json(contents.getString("text"));
    }

    private static JsonObject fails(String uri) throws Exception {
        return served.ask("resources/read", "{\"uri\":\"" + uri + "\"}", Map.of())
                .getJsonObject("error");
    }
}
