package dev.artemisstudio.rest;

import io.helidon.http.Method;
import io.helidon.http.PathMatchers;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.staticcontent.ClasspathHandlerConfig;
import io.helidon.webserver.staticcontent.MemoryCache;
import io.helidon.webserver.staticcontent.StaticContentFeature;
import io.helidon.webserver.staticcontent.TemporaryStorage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;

/**
 * The API explorer at {@code /}: swagger-ui from its webjar with a page of our own. Everything comes from this server, and
 * the content security policy lets the page load nothing else.
 */
final class Explorer {
    private static final String PATH = "/explorer";
    private static final String WEBJAR_VERSION = "META-INF/maven/org.webjars/swagger-ui/pom.properties";
    private static final String WEBJAR_FILES = "META-INF/resources/webjars/swagger-ui/";

    /** Swagger-ui draws its icons from data URIs; everything else it needs is a file. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; "
            + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private Explorer() {}

    static void routing(HttpRouting.Builder routing) {
        page(routing, "/", "index.html", "text/html; charset=utf-8");
        page(routing, PATH + "/explorer.js", "explorer.js", "text/javascript; charset=utf-8");
        routing.register(PATH + "/swagger-ui", StaticContentFeature.createService(webjar()));
    }

    /** Files as they are in the jar: neither unpacked to a temporary folder nor held in memory. */
    private static ClasspathHandlerConfig webjar() {
        return ClasspathHandlerConfig.builder()
                .location(WEBJAR_FILES + webjarVersion())
                .memoryCache(MemoryCache.create(cache -> cache.enabled(false)))
                .temporaryStorage(TemporaryStorage.create(storage -> storage.enabled(false)))
                .build();
    }

    private static void page(HttpRouting.Builder routing, String path, String file, String mediaType) {
        Reply reply = new Reply(
                Status.OK_200.code(),
                mediaType,
                bytes("/dev/artemisstudio/rest/explorer/" + file),
                Map.of("Content-Security-Policy", POLICY, "Referrer-Policy", "no-referrer"));
        routing.route(Method.predicate(Method.GET, Method.HEAD), PathMatchers.exact(path), reply::send);
    }

    private static String webjarVersion() {
        Properties properties = new Properties();
        try {
            properties.load(new ByteArrayInputStream(bytes("/" + WEBJAR_VERSION)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }

    private static byte[] bytes(String resource) {
        try (InputStream in = Explorer.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(resource + " is not on the class path");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
