package dev.artemisstudio.rest;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.Clusters;
import dev.artemisstudio.core.dispatch.Dispatcher;
import dev.artemisstudio.core.error.Hidden;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.WebServerConfig;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;

/** The REST surface on a port of its own, and ways to call it that do not touch the path. */
final class TestServer implements AutoCloseable {
    private final WebServer server;
    private final HttpClient client = HttpClient.newHttpClient();

    private TestServer(RestFeature feature) {
        WebServerConfig.Builder config = WebServer.builder()
                .host(InetAddress.getLoopbackAddress().getHostAddress())
                .port(0);
        feature.server(config);
        server = config.build().start();
    }

    /** The real catalogue, without clusters. */
    static TestServer real(RestSettings settings) {
        return new TestServer(new RestFeature(studio(), settings));
    }

    /** Operations that say what they were asked. */
    static TestServer echo(RestSettings settings) {
        return new TestServer(new RestFeature(Echo.dispatcher(), settings));
    }

    static TestServer over(Dispatcher dispatcher) {
        return new TestServer(new RestFeature(dispatcher, RestSettings.defaults()));
    }

    static Studio studio() {
        return Studio.over(new NoClusters(), Clock.systemUTC());
    }

    int port() {
        return server.port();
    }

    /** A request for a path as it is, headers as pairs. */
    HttpRequest.Builder request(String rawPath, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + rawPath));
        return headers.length == 0 ? request : request.headers(headers);
    }

    HttpResponse<String> get(String rawPath, String... headers) {
        return send(request(rawPath, headers));
    }

    HttpResponse<String> post(String rawPath, String body, String... headers) {
        return send(request(rawPath, headers).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    HttpResponse<String> send(HttpRequest.Builder request) {
        return send(request, HttpResponse.BodyHandlers.ofString());
    }

    <T> HttpResponse<T> send(HttpRequest.Builder request, HttpResponse.BodyHandler<T> handler) {
        try {
            return client.send(request.build(), handler);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Sends bytes that no client would, and reads until the server closes. */
    String raw(String head) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static JsonObject json(HttpResponse<String> response) {
        return json(response.body());
    }

    static JsonObject json(String text) {
        try (JsonReader reader = Json.createReader(new StringReader(text))) {
            return reader.readObject();
        }
    }

    @Override
    public void close() {
        server.stop();
        client.close();
    }

    private static final class NoClusters implements Clusters {
        @Override
        public List<Cluster> all() {
            return List.of();
        }

        @Override
        public Cluster get(String clusterId) {
            throw new Hidden();
        }
    }
}
