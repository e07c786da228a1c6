package dev.artemisstudio.rest;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with a request is said as problem details, whoever finds it. */
class BadInputTest {
    private static final String POST = "/api/v1/queues/q/messages";
    private static final TestServer ECHO = TestServer.echo(RestSettings.defaults());
    private static final TestServer REAL = TestServer.real(RestSettings.defaults());

    @AfterAll
    static void stop() {
        ECHO.close();
        REAL.close();
    }

    @Test
    void anUnknownHelpTopicIsRejectedWithTheTopicsThereAre() {
        HttpResponse<String> response = REAL.get("/api/v1/help/list_resource");
        JsonObject problem = problem(response, 400, "invalid_argument");
        assertThat(problem.getString("type")).isEqualTo("urn:artemis-studio:problem:invalid_argument");
        assertThat(problem.getString("title")).isEqualTo("The call itself is wrong");
        assertThat(problem.getString("detail")).isEqualTo("There is no help topic 'list_resource'.");
        assertThat(problem.getString("parameter")).isEqualTo("topic");
        assertThat(problem.getString("closest")).isEqualTo("list_resources");
        assertThat(problem.getJsonArray("accepted").toString()).contains("\"studio_help\"");
        assertThat(problem.getString("help")).startsWith("/api/v1/help");
        assertThat(REAL.get(problem.getString("help")).statusCode()).isEqualTo(200);
    }

    @Test
    void anUnknownArgumentIsNamedAndItsHelpIsThere() {
        JsonObject problem = problem(REAL.get("/api/v1/help?topik=errors"), 400, "invalid_argument");
        assertThat(problem.getString("parameter")).isEqualTo("topik");
        assertThat(problem.getString("help")).isEqualTo("/api/v1/help/help.index");
        assertThat(REAL.get(problem.getString("help")).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "limit=ten | limit | limit must be a whole number; sent was the string 'ten'.",
                "limit=1.5 | limit | limit must be a whole number; sent was the string '1.5'.",
                "limit=0 | limit | limit is 0; accepted are 1 to 500.",
                "limit=-1 | limit | limit is -1; accepted are 1 to 500.",
                "limit | limit | limit must be a whole number; sent was the string ''.",
                "limit=1&limit=2 | limit | limit is given twice.",
                "queue=other | queue | queue is given twice.",
                "limt=1 | limt | echo.list has no parameter 'limt'."
            })
    void aWrongQueryIsRejected(String query, String parameter, String detail) {
        JsonObject problem = problem(ECHO.get(POST + "?" + query), 400, "invalid_argument");
        assertThat(problem.getString("parameter")).isEqualTo(parameter);
        assertThat(problem.getString("detail")).isEqualTo(detail);
        assertThat(problem.getString("help")).isEqualTo("/api/v1/help/echo.list");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/api/v1 | 404 | no_such_route",
                "/api/v1/ | 404 | no_such_route",
                "/api/v1/nothing | 404 | no_such_route",
                "/api/v1//help | 404 | no_such_route",
                "/api/v1/help/ | 404 | no_such_route",
                "/api/v1/help/errors/ | 404 | no_such_route",
                "/api/v1/help/errors/more | 404 | no_such_route",
                "/api/v1/help%2Ferrors | 404 | no_such_route",
                "/api/v1/HELP | 404 | no_such_route",
                "/api/v1x/help | 404 | no_such_route",
                "/elsewhere | 404 | no_such_route",
                "/api/v1/help/%FF | 400 | malformed_request",
                "/api/v1/help/%C3 | 400 | malformed_request",
                "/api/v1/help?topic=%FF | 400 | malformed_request"
            })
    void aWrongPathIsAProblem(String path, int status, String code) {
        problem(REAL.get(path), status, code);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GET /api/v1/help/%ZZ HTTP/1.1",
                "GET /api/v1/help/100% HTTP/1.1",
                "GET /api/v1/help/a\"b HTTP/1.1",
                "GET /api/v1/help?topic=%Z HTTP/1.1"
            })
    void whatTheServerItselfRefusesIsAProblemToo(String requestLine) {
        String response = ECHO.raw(requestLine + "\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(response).startsWith("HTTP/1.1 400 ").contains("Content-Type: application/problem+json");
        JsonObject problem = TestServer.json(response.substring(response.indexOf("\r\n\r\n") + 4));
        assertThat(problem.getString("code")).isEqualTo("malformed_request");
        assertThat(response).doesNotContain("Exception").doesNotContain("helidon");
    }

    @Test
    void aWrongMethodNamesTheRightOnes() {
        HttpResponse<String> response = REAL.send(REAL.request("/api/v1/help").DELETE());
        problem(response, 405, "method_not_allowed");
        assertThat(response.headers().firstValue("Allow")).contains("GET, HEAD, OPTIONS");
        HttpResponse<String> both = ECHO.send(ECHO.request(POST).PUT(HttpRequest.BodyPublishers.noBody()));
        assertThat(both.headers().firstValue("Allow")).contains("GET, HEAD, POST, OPTIONS");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "text/html | 406",
                "application/problem+json | 406",
                "application/json;q=0 | 406",
                "*/*, application/json;q=0 | 406",
                "nonsense | 406",
                "application/json | 200",
                "application/json;q=0.1, text/html | 200",
                "application/* | 200",
                "text/html, */*;q=0.1 | 200"
            })
    void acceptMustAdmitJson(String accept, int status) {
        HttpResponse<String> response = REAL.get("/api/v1/help", "Accept", accept);
        assertThat(response.statusCode()).isEqualTo(status);
        if (status == 406) {
            problem(response, 406, "not_acceptable");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{ | application/json | 400 | malformed_request | The body is not JSON",
                "{} x | application/json | 400 | malformed_request | The body is not JSON",
                "{}{} | application/json | 400 | malformed_request | The body",
                "{\"filter\":\"a\",\"filter\":\"b\"} | application/json | 400 | malformed_request | The body is not JSON",
                "{'a':1} | application/json | 400 | malformed_request | The body is not JSON",
                "[{}] | application/json | 400 | malformed_request | A batch is not accepted: send one JSON object.",
                "\"x\" | application/json | 400 | malformed_request | The body must be one JSON object.",
                "null | application/json | 400 | malformed_request | The body must be one JSON object.",
                "{} | text/plain | 415 | unsupported_media_type | A body must be application/json in UTF-8.",
                "{} | nonsense | 415 | unsupported_media_type | A body must be application/json in UTF-8.",
                "{} | application/json;charset=ISO-8859-1 | 415 | unsupported_media_type | A body must be application/json in UTF-8.",
                "a=b | application/x-www-form-urlencoded | 415 | unsupported_media_type | A body must be application/json in UTF-8.",
                "{\"queue\":\"x\"} | application/json | 400 | invalid_argument | queue is given twice.",
                "{\"tags\":7} | application/json | 400 | invalid_argument | tags must be a list of strings; sent was 7."
            })
    void aWrongBodyIsAProblem(String body, String contentType, int status, String code, String detail) {
        JsonObject problem = problem(ECHO.post(POST, body, "Content-Type", contentType), status, code);
        assertThat(problem.getString("detail")).startsWith(detail);
    }

    @Test
    void aBodyThatIsNotUtf8IsRefused() {
        HttpResponse<String> response = ECHO.send(ECHO.request(POST, "Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(new byte[] {'{', '"', (byte) 0xff, '"', ':', '1', '}'})));
        assertThat(problem(response, 400, "malformed_request").getString("detail"))
                .isEqualTo("The body is not UTF-8.");
    }

    @Test
    void deepNestingIsRefusedNotFollowed() {
        problem(
                ECHO.post(POST, "{\"a\":" + "[".repeat(100_000), "Content-Type", "application/json"),
                400,
                "malformed_request");
    }

    @Test
    void aDeeplyNestedListInAQueryIsRejected() {
        JsonObject problem = problem(ECHO.get(POST + "?tags=" + "%5B".repeat(2_000)), 400, "invalid_argument");
        assertThat(problem.getString("parameter")).isEqualTo("tags");
    }

    @Test
    void aQueryBesideABodyIsRejected() {
        JsonObject problem = problem(
                ECHO.post(POST + "?filter=x", "{}", "Content-Type", "application/json"), 400, "invalid_argument");
        assertThat(problem.getString("parameter")).isEqualTo("filter");
    }

    @Test
    void aBodyOfTwoMebibytesIsTooLarge() {
        String body = "{\"filter\":\"" + "x".repeat(2 << 20) + "\"}";
        problem(ECHO.post(POST, body, "Content-Type", "application/json"), 413, "body_too_large");
        HttpResponse<String> chunked = ECHO.send(ECHO.request(POST, "Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.fromPublisher(HttpRequest.BodyPublishers.ofString(body))));
        problem(chunked, 413, "body_too_large");
    }

    @Test
    void theLimitItselfIsAccepted() {
        try (TestServer small = TestServer.echo(new RestSettings("/api/v1", 20, java.util.List.of()))) {
            String fits = "{\"filter\":\"12345678\"}".substring(0, 20).replace("8\"", "\"}");
            assertThat(fits).hasSize(20);
            assertThat(small.post(POST, fits, "Content-Type", "application/json")
                            .statusCode())
                    .isEqualTo(200);
            problem(small.post(POST, fits + " ", "Content-Type", "application/json"), 413, "body_too_large");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "hidden, 404, detail",
        "not_found, 404, close",
        "broker_refused, 422, brokerCode",
        "broker_unavailable, 502, since",
        "broker_timeout, 504, waitedMillis"
    })
    void failuresOfOperationsKeepTheirMembers(String code, int status, String member) {
        assertThat(problem(ECHO.get("/api/v1/fail/" + code), status, code)).containsKey(member);
    }

    @Test
    void anUnexpectedFailureGivesAnIdAndNothingElse() {
        HttpResponse<String> response = ECHO.get("/api/v1/fail/boom");
        JsonObject problem = problem(response, 500, "internal");
        assertThat(problem.getString("instance")).isEqualTo("urn:uuid:" + problem.getString("id"));
        assertThat(response.body()).doesNotContain("secret").doesNotContain("Exception");
    }

    private static JsonObject problem(HttpResponse<String> response, int status, String code) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
        JsonObject problem = TestServer.json(response);
        assertThat(problem.getInt("status")).isEqualTo(status);
        assertThat(problem.getString("code")).isEqualTo(code);
        assertThat(problem.getString("title")).isNotEmpty();
        assertThat(problem.getString("remedy")).isNotEmpty();
        return problem;
    }
}
