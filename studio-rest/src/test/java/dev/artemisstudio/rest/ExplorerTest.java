package dev.artemisstudio.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** The explorer is whole, and is served from here alone. */
class ExplorerTest {
    private static final TestServer SERVER = TestServer.real(RestSettings.defaults());

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    @Test
    void everythingThePageNamesIsServedHere() {
        HttpResponse<String> page = SERVER.get("/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Type")).contains("text/html; charset=utf-8");
        var files = Pattern.compile("(?:href|src)=\"([^\"]+)\"")
                .matcher(page.body())
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(files).hasSize(4);
        for (String file : files) {
            HttpResponse<String> response = SERVER.get("/" + file);
            assertThat(response.statusCode()).as(file).isEqualTo(200);
            assertThat(response.body()).as(file).isNotEmpty();
        }
    }

    @Test
    void thePolicyLetsNothingElseIn() {
        String policy =
                SERVER.get("/").headers().firstValue("Content-Security-Policy").orElseThrow();
        assertThat(policy)
                .contains("default-src 'none'")
                .contains("script-src 'self';")
                .doesNotContain("http");
        assertThat(SERVER.get("/").body()).doesNotContain("http:").doesNotContain("https:");
    }

    @Test
    void headAndNothingButGetIsTaken() {
        HttpResponse<String> head = SERVER.send(SERVER.request("/").HEAD());
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        assertThat(SERVER.send(SERVER.request("/").DELETE()).statusCode()).isEqualTo(404);
    }

    @Test
    void filesOutsideTheWebjarAreNotServed() {
        for (String path : new String[] {
            "/explorer/swagger-ui/../../../../../META-INF/MANIFEST.MF",
            "/explorer/swagger-ui/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/META-INF/MANIFEST.MF",
            "/explorer/index.html"
        }) {
            assertThat(SERVER.get(path).statusCode()).as(path).isIn(403, 404);
        }
    }
}
