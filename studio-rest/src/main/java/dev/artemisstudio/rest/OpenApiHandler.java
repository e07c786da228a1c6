package dev.artemisstudio.rest;

import dev.artemisstudio.core.catalogue.Catalogue;
import io.helidon.common.LazyValue;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import jakarta.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * Serves the OpenAPI document: YAML unless JSON is asked for, as Helidon's own endpoint does. Both are renderings of one
 * document, made when first asked for.
 */
final class OpenApiHandler implements Handler {
    /** Where the document stands. */
    static final String PATH = "/openapi";

    private static final String YAML = "application/yaml";
    private static final List<String> OFFERED = List.of(
            YAML,
            "application/vnd.oai.openapi",
            "application/x-yaml",
            "text/yaml",
            "application/json",
            "application/vnd.oai.openapi+json");

    private final Guard guard;
    private final LazyValue<String> json;
    private final LazyValue<String> yaml;

    OpenApiHandler(Catalogue catalogue, RestSettings settings, Guard guard) {
        LazyValue<JsonObject> document = LazyValue.create(() -> OpenApiDocument.of(catalogue, settings.prefix()));
        this.guard = guard;
        this.json = LazyValue.create(() -> document.get().toString());
        this.yaml = LazyValue.create(() -> Yaml.of(document.get()));
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        guard.reply(() -> answer(request)).send(request, response);
    }

    private Reply answer(ServerRequest request) {
        String method = request.prologue().method().text();
        return switch (method) {
            case "GET", "HEAD" -> {
                String type = Negotiation.choose(request, OFFERED);
                yield Reply.ok(type, type.endsWith("json") ? json.get() : yaml.get());
            }
            case "OPTIONS" -> Reply.empty(Map.of("Allow", "GET, HEAD, OPTIONS"));
            default -> throw HttpFailure.methodNotAllowed(method, List.of("GET", "HEAD", "OPTIONS"));
        };
    }
}
