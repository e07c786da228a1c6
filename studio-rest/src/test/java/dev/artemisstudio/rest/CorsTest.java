package dev.artemisstudio.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pages of other origins read nothing unless a setting lets them. */
class CorsTest {
    private static final String ALLOW_ORIGIN = "Access-Control-Allow-Origin";
    private static final String OPS = "https://ops.example.com";
    private static final String OTHER = "https://other.example.com";

    @Test
    void noOriginIsLetInByDefault() {
        try (TestServer server = TestServer.real(RestSettings.defaults())) {
            for (String path : List.of("/api/v1/help", "/openapi", "/", "/elsewhere")) {
                assertThat(server.get(path, "Origin", OPS).headers().firstValue(ALLOW_ORIGIN))
                        .as(path)
                        .isEmpty();
                assertThat(preflight(server, path, OPS).headers().firstValue(ALLOW_ORIGIN))
                        .as(path)
                        .isEmpty();
            }
        }
    }

    @Test
    void aConfiguredOriginIsLetInAndNoOther() {
        try (TestServer server = TestServer.real(new RestSettings("/api/v1", 1_000, List.of(OPS)))) {
            HttpResponse<String> response = server.get("/api/v1/help", "Origin", OPS);
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.headers().firstValue(ALLOW_ORIGIN)).contains(OPS);
            assertThat(response.headers().allValues("Vary").toString()).contains("Origin");
            assertThat(preflight(server, "/api/v1/help", OPS).headers().firstValue(ALLOW_ORIGIN))
                    .contains(OPS);
            assertThat(server.get("/api/v1/help", "Origin", OTHER).headers().firstValue(ALLOW_ORIGIN))
                    .isEmpty();
            assertThat(preflight(server, "/api/v1/help", OTHER).headers().firstValue(ALLOW_ORIGIN))
                    .isEmpty();
        }
    }

    private static HttpResponse<String> preflight(TestServer server, String path, String origin) {
        return server.send(server.request(path, "Origin", origin, "Access-Control-Request-Method", "GET")
                .method("OPTIONS", HttpRequest.BodyPublishers.noBody()));
    }
}
