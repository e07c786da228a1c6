package dev.artemisstudio.rest;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.ParameterType;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.reflect.ResultShape;
import dev.artemisstudio.core.catalogue.render.FullSchema;
import dev.artemisstudio.core.catalogue.render.ResultSchema;
import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** One operation of the OpenAPI document. */
final class OpenApiOperation {
    static final String SCHEMAS = "#/components/schemas/";

    private final ResultSchema results;
    private final OpenApiProblems problems;

    /** @param schemas where the schemas of results are collected, by name */
    OpenApiOperation(Map<String, JsonObject> schemas, OpenApiProblems problems) {
        this.results = new ResultSchema(schemas, SCHEMAS);
        this.problems = problems;
    }

    JsonObjectBuilder of(Entry entry) {
        var spec = entry.spec();
        boolean body = spec.access().route().method() != Route.Method.GET;
        JsonObjectBuilder operation = Json.createObjectBuilder()
                .add("operationId", entry.id())
                .add(
                        "tags",
                        Json.createArrayBuilder()
                                .add(OpenApiDocument.tag(spec.call().target())))
                .add("summary", spec.summary())
                .add("description", spec.help())
                .add("parameters", parameters(entry, body));
        if (body) {
            operation.add("requestBody", requestBody(entry));
        }
        return operation
                .add("responses", responses(entry, body))
                .add("x-posture", entry.posture().name().toLowerCase(Locale.ROOT))
                .add("x-permission", spec.call().permission().code())
                .add("x-mcp-tool", spec.access().tool());
    }

    private static JsonArrayBuilder parameters(Entry entry, boolean body) {
        List<String> inPath = entry.spec().access().route().pathParameters();
        JsonArrayBuilder parameters = Json.createArrayBuilder();
        for (Parameter parameter : entry.parameters()) {
            boolean path = inPath.contains(parameter.name());
            if (path || !body) {
                JsonObject schema = FullSchema.of(parameter);
                JsonObjectBuilder json = Json.createObjectBuilder()
                        .add("name", parameter.name())
                        .add("in", path ? "path" : "query")
                        .add("description", schema.getString("description"))
                        .add("required", path || parameter.required())
                        .add("schema", Json.createObjectBuilder(schema).remove("description"));
                addExample(json, entry, parameter);
                parameters.add(json);
            }
        }
        return parameters;
    }

    private static JsonObjectBuilder requestBody(Entry entry) {
        List<String> inPath = entry.spec().access().route().pathParameters();
        JsonObjectBuilder properties = Json.createObjectBuilder();
        JsonArrayBuilder required = Json.createArrayBuilder();
        boolean needed = false;
        for (Parameter parameter : entry.parameters()) {
            if (!inPath.contains(parameter.name())) {
                properties.add(parameter.name(), FullSchema.of(parameter));
                if (parameter.required()) {
                    required.add(parameter.name());
                    needed = true;
                }
            }
        }
        JsonObjectBuilder example =
                Json.createObjectBuilder(entry.spec().example().arguments());
        inPath.forEach(example::remove);
        JsonObjectBuilder media = Json.createObjectBuilder()
                .add(
                        "schema",
                        Json.createObjectBuilder()
                                .add("type", "object")
                                .add("properties", properties)
                                .add("required", required)
                                .add("additionalProperties", false))
                .add("example", example);
        return Json.createObjectBuilder()
                .add("required", needed)
                .add("content", Json.createObjectBuilder().add("application/json", media));
    }

    private JsonObjectBuilder responses(Entry entry, boolean body) {
        ResultShape shape = ResultShape.of(entry.spec().shape().result());
        JsonObjectBuilder media = Json.createObjectBuilder()
                .add("schema", results.reference(shape))
                .add("example", new ResultExample(entry).of(shape));
        JsonObjectBuilder responses = Json.createObjectBuilder()
                .add(
                        "200",
                        Json.createObjectBuilder()
                                .add("description", entry.spec().summary())
                                .add("content", Json.createObjectBuilder().add("application/json", media)));
        problems.of(entry, body).forEach((status, reference) -> responses.add(Integer.toString(status), reference));
        return responses;
    }

    /** The value of the example call where it has one, else the parameter's own. */
    private static void addExample(JsonObjectBuilder json, Entry entry, Parameter parameter) {
        JsonObject call =
                Json.createObjectBuilder(entry.spec().example().arguments()).build();
        JsonValue value = call.get(parameter.name());
        if (value != null) {
            json.add("example", value);
        } else if (!parameter.example().isEmpty() && !(parameter.type() instanceof ParameterType.Structure)) {
            FullSchema.addExample(json, parameter);
        }
    }
}
