package dev.artemisstudio.rest;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.error.ErrorKind;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The failures in the OpenAPI document: one response for each set of codes that share a status. An operation shows what it
 * declares, and what every call can meet.
 */
final class OpenApiProblems {
    private static final String SCHEMA = "Problem";
    private static final String RESPONSES = "#/components/responses/";
    private static final String CLUSTER = "clusterId";

    private final Map<String, JsonObject> responses = new TreeMap<>();

    /** @param schemas where the schema of problems is put */
    OpenApiProblems(Map<String, JsonObject> schemas) {
        schemas.put(SCHEMA, schema());
    }

    /** The responses that references mean, by name. */
    Map<String, JsonObject> responses() {
        return responses;
    }

    /** References to the failing responses of an operation, by status. */
    Map<Integer, JsonObject> of(Entry entry, boolean body) {
        Map<Integer, Map<String, JsonObject>> samples = new TreeMap<>();
        Stream.of(ErrorKind.values())
                .filter(kind -> canMeet(entry, kind))
                .forEach(kind -> put(samples, kind.status(), kind.code(), Problems.sample(kind)));
        Stream.of(HttpFault.values())
                .filter(fault -> canMeet(fault, body))
                .forEach(fault -> put(samples, fault.status(), fault.code(), Problems.sample(fault)));
        Map<Integer, JsonObject> references = new TreeMap<>();
        samples.forEach((status, byCode) -> {
            String name = String.join("_or_", byCode.keySet());
            responses.computeIfAbsent(name, ignored -> response(byCode));
            references.put(
                    status,
                    Json.createObjectBuilder().add("$ref", RESPONSES + name).build());
        });
        return references;
    }

    private static boolean canMeet(Entry entry, ErrorKind kind) {
        return switch (kind) {
            case INVALID_ARGUMENT, INTERNAL -> true;
            case HIDDEN ->
                entry.parameter(CLUSTER).isPresent()
                        || entry.spec().call().errors().contains(kind);
            default -> entry.spec().call().errors().contains(kind);
        };
    }

    /** A path or method that is not there is no failure of an operation that is. */
    private static boolean canMeet(HttpFault fault, boolean body) {
        return switch (fault) {
            case MALFORMED_REQUEST, NOT_ACCEPTABLE -> true;
            case BODY_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE -> body;
            case NO_SUCH_ROUTE, METHOD_NOT_ALLOWED -> false;
        };
    }

    private static void put(Map<Integer, Map<String, JsonObject>> samples, int status, String code, JsonObject sample) {
        samples.computeIfAbsent(status, ignored -> new LinkedHashMap<>()).put(code, sample);
    }

    private static JsonObject response(Map<String, JsonObject> samples) {
        JsonObjectBuilder examples = Json.createObjectBuilder();
        samples.forEach((code, sample) -> examples.add(
                code,
                Json.createObjectBuilder()
                        .add("summary", sample.getString("title"))
                        .add("value", sample)));
        String description = samples.values().stream()
                .map(sample -> sample.getString("title") + ".")
                .collect(Collectors.joining(" "));
        JsonObjectBuilder media = Json.createObjectBuilder()
                .add("schema", Json.createObjectBuilder().add("$ref", OpenApiOperation.SCHEMAS + SCHEMA))
                .add("examples", examples);
        return Json.createObjectBuilder()
                .add("description", description)
                .add("content", Json.createObjectBuilder().add(Problems.MEDIA_TYPE, media))
                .build();
    }

    private static JsonObject schema() {
        JsonObjectBuilder properties = Json.createObjectBuilder()
                .add("type", text("urn:artemis-studio:problem: and the code."))
                .add("title", text("What the code means."))
                .add("status", Json.createObjectBuilder().add("type", "integer").add("description", "The HTTP status."))
                .add("detail", text("What was wrong with this call, and what would be right."))
                .add("instance", text("Where Studio itself failed: urn:uuid: and the id in its log."))
                .add(
                        "code",
                        Json.createObjectBuilder()
                                .add("type", "string")
                                .add("enum", Json.createArrayBuilder(Problems.codes()))
                                .add("description", "What tells failures apart."))
                .add("parameter", text("The argument that is wrong."))
                .add(
                        "accepted",
                        Json.createObjectBuilder()
                                .add("type", "array")
                                .add("items", Json.createObjectBuilder().add("type", "string"))
                                .add("description", "The values that would have been accepted."))
                .add("closest", text("The accepted value nearest to what was sent."))
                .add("remedy", text("What to do next."))
                .add("help", text("The path of the help topic that explains the call."));
        return Json.createObjectBuilder()
                .add("type", "object")
                .add("description", "Problem details (RFC 9457), with the members of the failure's code.")
                .add("properties", properties)
                .add(
                        "required",
                        Json.createArrayBuilder()
                                .add("type")
                                .add("title")
                                .add("status")
                                .add("detail")
                                .add("code")
                                .add("remedy"))
                .build();
    }

    private static JsonObjectBuilder text(String description) {
        return Json.createObjectBuilder().add("type", "string").add("description", description);
    }
}
