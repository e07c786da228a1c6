package dev.artemisstudio.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers are compressed where the client wants it, and are the same answers. */
class GzipTest {
    private static final String LARGE = "/api/v1/large/q";
    private static final TestServer ECHO = TestServer.echo(RestSettings.defaults());

    @AfterAll
    static void stop() {
        ECHO.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "GZIP", "br, gzip;q=0.5", "*", "deflate, *;q=0.1", "gzip;q=1.000"})
    void theBytesInflateToTheSameJson(String accept) throws IOException {
        HttpResponse<byte[]> packed = bytes(LARGE, accept);
        assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(packed.headers().allValues("Vary").toString()).contains("Accept-Encoding");
        assertThat(packed.body().length).isLessThan(1_000);
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo(ECHO.get(LARGE).body());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"identity", "gzip;q=0", "br", "*;q=0", "gzip;q=0, *", "gzip;q=0.000", "gzip;q=high"})
    void whoDoesNotWantItGetsPlainBytes(String accept) {
        HttpResponse<byte[]> plain = bytes(LARGE, accept);
        assertThat(plain.statusCode()).isEqualTo(200);
        assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(new String(plain.body(), StandardCharsets.UTF_8))
                .isEqualTo(ECHO.get(LARGE).body());
    }

    @Test
    void aTinyBodyStaysPlain() {
        HttpResponse<byte[]> response = bytes("/api/v1/queues/q/messages", "gzip");
        assertThat(response.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(TestServer.json(new String(response.body(), StandardCharsets.UTF_8))
                        .getString("queue"))
                .isEqualTo("q");
    }

    @Test
    void theExplorersScriptIsCompressedToo() throws IOException {
        String path = "/explorer/swagger-ui/swagger-ui-bundle.js";
        HttpResponse<byte[]> packed = bytes(path, "gzip");
        assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
            assertThat(in.readAllBytes()).isEqualTo(bytes(path, "identity").body());
        }
    }

    private static HttpResponse<byte[]> bytes(String path, String accept) {
        return ECHO.send(ECHO.request(path, "Accept-Encoding", accept), HttpResponse.BodyHandlers.ofByteArray());
    }
}
