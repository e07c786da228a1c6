package dev.artemisstudio.rest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.dispatch.Caller;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Paths find their operations, whatever a name holds. */
class RoutesTest {
    private static final TestServer ECHO = TestServer.echo(RestSettings.defaults());
    private static final TestServer REAL = TestServer.real(RestSettings.defaults());

    @AfterAll
    static void stop() {
        ECHO.close();
        REAL.close();
    }

    static List<Entry> entries() {
        return TestServer.studio().catalogue().entries();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void everyOperationOfTheCatalogueHasItsRoute(Entry entry) {
        Route route = entry.spec().access().route();
        String path = "/api/v1" + route.template();
        for (String name : route.pathParameters()) {
            path = path.replace("{" + name + "}", "x");
        }
        HttpResponse<String> response =
                REAL.send(REAL.request(path).method("OPTIONS", HttpRequest.BodyPublishers.noBody()));
        assertThat(response.statusCode()).as(path).isEqualTo(204);
        assertThat(response.headers().firstValue("Allow").orElseThrow().split(", "))
                .contains(route.method().name());
    }

    @Test
    void theBodyIsTheAnswerOfTheDispatcherByteForByte() {
        var dispatcher = TestServer.studio().dispatcher();
        Entry index = dispatcher.catalogue().entry("help.index").orElseThrow();
        String expected = dispatcher
                .call(index, JsonObject.EMPTY_JSON_OBJECT, Caller.local(Caller.Surface.REST))
                .json();
        HttpResponse<String> response = REAL.get("/api/v1/help");
        assertThat(response.body()).isEqualTo(expected);
        assertThat(response.headers().firstValue("Content-Type")).contains("application/json");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a/b",
                "100%",
                "\"x\"",
                "sp ace",
                "#",
                "?",
                "::",
                "ü",
                "%2F",
                " ",
                "\u200b",
                ".",
                "..",
                "a;b=c",
                "a+b",
                "$sys.mqtt",
                "日本",
                "&=",
                "{queue}",
                "messages",
                "diagnosis",
                "😀"
            })
    void aNameInThePathIsOneSegment(String queue) {
        String encoded = URLEncoder.encode(queue, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace(".", "%2E");
        HttpResponse<String> response = ECHO.get("/api/v1/queues/" + encoded + "/messages");
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        assertThat(TestServer.json(response).getString("queue")).isEqualTo(queue);
    }

    @Test
    void theLongestQueueNameFits() {
        String queue = "日".repeat(1_024);
        HttpResponse<String> response =
                ECHO.get("/api/v1/queues/" + URLEncoder.encode(queue, StandardCharsets.UTF_8) + "/messages");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(TestServer.json(response).getString("queue")).isEqualTo(queue);
    }

    @ParameterizedTest
    @CsvSource({
        "/queues/q/diagnosis, diagnosis",
        "/queues/q/%64iagnosis, diagnosis",
        "/queues/q/other, part",
        "/queues/q/messages, list",
        "/queues/diagnosis/messages, list",
        "/queues/q/messages/diagnosis, one",
        "/queues/messages/messages/messages, one"
    })
    void fixedSegmentsWinOverParameters(String path, String operation) {
        assertThat(TestServer.json(ECHO.get("/api/v1" + path)).getString("operation"))
                .isEqualTo(operation);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | - 50 false",
                "limit=7 | - 7 false",
                "limit=1000000000 | - 500 true",
                "filter=a%20%3D%20'b%2Bc' | a = 'b+c' 50 false",
                "filter=a+b | a b 50 false",
                "filter=x%26limit%3D3&limit=3& | x&limit=3 3 false",
                "filter= | '' 50 false"
            })
    void aQueryGivesTheOtherArguments(String query, String heard) {
        String rest =
                TestServer.json(ECHO.get("/api/v1/queues/q/messages?" + query)).getString("rest");
        assertThat(rest).isEqualTo(heard.equals("'' 50 false") ? " 50 false" : heard);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tags=a | [\"a\"]",
                "tags=a&tags=b&tags=a | [\"a\",\"b\",\"a\"]",
                "tags=%5B%22a%22%2C%22b%22%5D | [\"a\",\"b\"]"
            })
    void aListIsRepeated(String query, String tags) {
        assertThat(TestServer.json(ECHO.get("/api/v1/queues/q/messages?" + query))
                        .getJsonArray("tags")
                        .toString())
                .isEqualTo(tags);
    }

    @Test
    void otherMethodsTakePathAndBody() {
        JsonObject body = Json.createObjectBuilder()
                .add("filter", "ü")
                .add("tags", Json.createArrayBuilder().add("a"))
                .build();
        HttpResponse<String> response = ECHO.post(
                "/api/v1/queues/a%2Fb/messages", body.toString(), "Content-Type", "application/json; charset=UTF-8");
        assertThat(response.body())
                .isEqualTo("{\"operation\":\"post\",\"queue\":\"a/b\",\"rest\":\"ü\",\"tags\":[\"a\"]}");
    }

    @Test
    void aMissingBodyHasNoArguments() {
        HttpResponse<String> response =
                ECHO.send(ECHO.request("/api/v1/queues/q/messages").POST(HttpRequest.BodyPublishers.noBody()));
        assertThat(TestServer.json(response).getString("rest")).isEqualTo("-");
    }

    @Test
    void headIsGetWithoutTheBody() {
        HttpResponse<String> get = REAL.get("/api/v1/help");
        HttpResponse<String> head =
                REAL.send(REAL.request("/api/v1/help").method("HEAD", HttpRequest.BodyPublishers.noBody()));
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        assertThat(head.headers().firstValue("Content-Length"))
                .contains(Integer.toString(get.body().getBytes(StandardCharsets.UTF_8).length));
        assertThat(head.headers().firstValue("Content-Type")).contains("application/json");
    }

    @Test
    void headOfAFailureHasItsStatus() {
        HttpResponse<String> head =
                REAL.send(REAL.request("/api/v1/nothing").method("HEAD", HttpRequest.BodyPublishers.noBody()));
        assertThat(head.statusCode()).isEqualTo(404);
        assertThat(head.body()).isEmpty();
    }

    @Test
    void thePrefixIsASetting() {
        try (TestServer moved = TestServer.real(new RestSettings("/studio/api", 1_000, List.of()))) {
            assertThat(moved.get("/studio/api/help").statusCode()).isEqualTo(200);
            assertThat(moved.get("/api/v1/help").statusCode()).isEqualTo(404);
            assertThat(TestServer.json(moved.get("/studio/api/help?x=1")).getString("help"))
                    .isEqualTo("/studio/api/help/help.index");
        }
    }
}
