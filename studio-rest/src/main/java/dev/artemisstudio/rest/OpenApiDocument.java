package dev.artemisstudio.rest;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Target;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The OpenAPI 3.1 document of a catalogue. Depends on nothing but the catalogue, so it is the same on every server. */
public final class OpenApiDocument {
    private static final String OPENAPI = "3.1.0";
    private static final String API_VERSION = "1";

    private OpenApiDocument() {}

    /**
     * The document.
     *
     * @param prefix the path that all routes stand below
     */
    public static JsonObject of(Catalogue catalogue, String prefix) {
        Map<String, JsonObject> schemas = new LinkedHashMap<>();
        OpenApiProblems problems = new OpenApiProblems(schemas);
        OpenApiOperation operations = new OpenApiOperation(schemas, problems);
        Map<String, JsonObjectBuilder> paths = new LinkedHashMap<>();
        for (Entry entry : catalogue.entries()) {
            var route = entry.spec().access().route();
            paths.computeIfAbsent(route.template(), ignored -> Json.createObjectBuilder())
                    .add(route.method().name().toLowerCase(Locale.ROOT), operations.of(entry));
        }
        JsonObjectBuilder named = Json.createObjectBuilder();
        paths.forEach(named::add);
        return Json.createObjectBuilder()
                .add("openapi", OPENAPI)
                .add("info", info())
                .add(
                        "servers",
                        Json.createArrayBuilder().add(Json.createObjectBuilder().add("url", prefix)))
                .add("tags", tags(catalogue))
                .add("paths", named)
                .add(
                        "components",
                        Json.createObjectBuilder()
                                .add("schemas", object(schemas))
                                .add("responses", object(problems.responses())))
                .build();
    }

    /** How a target is called as a tag. */
    static String tag(Target target) {
        return target.name().toLowerCase(Locale.ROOT);
    }

    private static JsonObjectBuilder info() {
        return Json.createObjectBuilder()
                .add("title", "Artemis Studio")
                .add(
                        "summary",
                        "Look at and run Apache ActiveMQ Artemis clusters: the same operations as over MCP, with the same JSON.")
                .add(
                        "description",
                        """
                        A GET takes its arguments from path and query, any other method from path and a JSON object. A \
                        name in a path is percent-encoded as one segment: the queue `a/b` is `a%2Fb`. A list parameter of a query is \
                        repeated. Failures are problem details (RFC 9457); `code` tells them apart, and a wrong call links its `help`.""")
                .add("version", API_VERSION)
                .add(
                        "license",
                        Json.createObjectBuilder().add("name", "Apache-2.0").add("identifier", "Apache-2.0"));
    }

    private static jakarta.json.JsonArrayBuilder tags(Catalogue catalogue) {
        var tags = Json.createArrayBuilder();
        catalogue.entries().stream()
                .map(entry -> tag(entry.spec().call().target()))
                .distinct()
                .forEach(name -> tags.add(Json.createObjectBuilder()
                        .add("name", name)
                        .add(
                                "description",
                                "What concerns " + (name.equals("studio") ? "Studio itself." : "a " + name + "."))));
        return tags;
    }

    private static JsonObjectBuilder object(Map<String, JsonObject> members) {
        JsonObjectBuilder object = Json.createObjectBuilder();
        members.forEach(object::add);
        return object;
    }
}
