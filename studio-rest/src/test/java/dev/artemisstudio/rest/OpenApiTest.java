package dev.artemisstudio.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.reflect.ResultShape;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The OpenAPI document is valid, whole, and true: its examples are run. */
class OpenApiTest {
    /** From the artifact io.vertx:vertx-openapi, which carries the schemas of the OpenAPI Initiative (Apache-2.0). */
    private static final String OFFICIAL = "https://spec.openapis.org/oas/3.1/schema-base/2022-10-07";

    private static final TestServer SERVER = TestServer.real(RestSettings.defaults());
    private static final Catalogue CATALOGUE = TestServer.studio().catalogue();
    private static final JsonObject DOCUMENT = OpenApiDocument.of(CATALOGUE, "/api/v1");
    private static final JsonObject ECHO = OpenApiDocument.of(Echo.dispatcher().catalogue(), "/api/v1");

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    static List<Entry> entries() {
        return CATALOGUE.entries();
    }

    static Stream<JsonObject> documents() {
        return Stream.of(DOCUMENT, ECHO);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void isValidByTheOfficialSchema(JsonObject document) {
        assertThat(official().validate(document.toString(), InputFormat.JSON)).isEmpty();
    }

    @Test
    void theOfficialSchemaFindsFaults() {
        JsonObject info = Json.createObjectBuilder(DOCUMENT.getJsonObject("info"))
                .remove("title")
                .build();
        JsonObject broken = Json.createObjectBuilder(DOCUMENT).add("info", info).build();
        assertThat(official().validate(broken.toString(), InputFormat.JSON)).isNotEmpty();
        String wrongType = DOCUMENT.toString().replace("\"type\":\"boolean\"", "\"type\":\"yes or no\"");
        assertThat(official().validate(wrongType, InputFormat.JSON)).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void everyOperationIsThereWithEveryParameter(Entry entry) {
        JsonObject operation = operation(DOCUMENT, entry);
        assertThat(operation.getString("operationId")).isEqualTo(entry.id());
        Set<String> shown = operation.getJsonArray("parameters").stream()
                .map(p -> p.asJsonObject().getString("name"))
                .collect(Collectors.toSet());
        if (operation.containsKey("requestBody")) {
            shown.addAll(bodyNames(operation));
        }
        assertThat(shown)
                .isEqualTo(entry.parameters().stream().map(Parameter::name).collect(Collectors.toSet()));
        assertThat(operation.getJsonObject("responses").keySet()).contains("200", "400", "406", "500");
        entry.spec().call().errors().forEach(kind -> assertThat(operation.getJsonObject("responses"))
                .containsKey(Integer.toString(kind.status())));
    }

    @Test
    void aParameterSaysEverythingThatIsKnownOfIt() {
        JsonObject list = ECHO.getJsonObject("paths")
                .getJsonObject("/queues/{queue}/messages")
                .getJsonObject("get");
        JsonObject limit = list.getJsonArray("parameters").stream()
                .map(JsonValue::asJsonObject)
                .filter(p -> p.getString("name").equals("limit"))
                .findFirst()
                .orElseThrow();
        assertThat(limit.toString())
                .isEqualTo(
                        "{\"name\":\"limit\",\"in\":\"query\",\"description\":\"Rows to return. Larger values are lowered to 500,"
                                + " and the answer says so.\",\"required\":false,\"schema\":{\"type\":\"integer\",\"minimum\":1,"
                                + "\"default\":50},\"example\":20}");
    }

    @Test
    void aBodyIsDescribedAsAnObject() {
        JsonObject post = ECHO.getJsonObject("paths")
                .getJsonObject("/queues/{queue}/messages")
                .getJsonObject("post");
        assertThat(bodyNames(post)).containsExactlyInAnyOrder("filter", "limit", "tags");
        assertThat(post.getJsonObject("responses").keySet()).contains("404", "413", "415");
    }

    @Test
    void pathsThatDifferInNamesOnlyAreOne() {
        List<String> shapes = DOCUMENT.getJsonObject("paths").keySet().stream()
                .map(path -> path.replaceAll("\\{[^}]*}", "{}"))
                .toList();
        assertThat(shapes).doesNotHaveDuplicates();
    }

    @Test
    void everySchemaNameMeansOneShape() {
        Map<String, ResultShape> seen = new HashMap<>();
        CATALOGUE
                .entries()
                .forEach(entry -> collect(
                        new ResultShape.Kind.Nested(
                                ResultShape.of(entry.spec().shape().result())),
                        seen));
        assertThat(seen).isNotEmpty().doesNotContainKey("Problem");
        assertThat(DOCUMENT.getJsonObject("components").getJsonObject("schemas").keySet())
                .containsAll(seen.keySet());
    }

    private static void collect(ResultShape.Kind kind, Map<String, ResultShape> seen) {
        switch (kind) {
            case ResultShape.Kind.Nested nested -> {
                ResultShape shape = nested.shape();
                assertThat(seen.getOrDefault(shape.name(), shape))
                        .as(shape.name())
                        .isEqualTo(shape);
                seen.put(shape.name(), shape);
                shape.fields().forEach(field -> collect(field.kind(), seen));
            }
            case ResultShape.Kind.Several several -> collect(several.item(), seen);
            case ResultShape.Kind.Mapping mapping -> collect(mapping.value(), seen);
            default -> {
                // A leaf.
            }
        }
    }

    @ParameterizedTest
    @MethodSource("entries")
    void theExampleOfTheAnswerFitsItsSchema(Entry entry) {
        JsonObject media = content(operation(DOCUMENT, entry));
        assertThat(faults(
                        media.getJsonObject("schema").getString("$ref"),
                        media.get("example").toString()))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void theExampleCallIsAnsweredAsDescribed(Entry entry) {
        assumeThat(entry.spec().access().route().method()).isEqualTo(Route.Method.GET);
        HttpResponse<String> response = SERVER.get(exampleCall(entry));
        // No cluster is registered here; LiveTest has one.
        int expected = entry.parameter("clusterId").isPresent() ? 404 : 200;
        assertThat(response.statusCode()).as(response.body()).isEqualTo(expected);
        assertThat(faultsOfAnswer(entry, response)).isEmpty();
    }

    @Test
    void aProblemFitsItsSchema() {
        for (String path : List.of("/api/v1/nothing", "/api/v1/help/nothing", "/api/v1/help?x=1")) {
            assertThat(faults("#/components/schemas/Problem", SERVER.get(path).body()))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | application/yaml",
                "*/* | application/yaml",
                "text/yaml | text/yaml",
                "application/vnd.oai.openapi | application/vnd.oai.openapi",
                "application/json | application/json",
                "application/json,*/* | application/json",
                "application/yaml;q=0.5, application/json | application/json",
                "application/vnd.oai.openapi+json | application/vnd.oai.openapi+json"
            })
    void acceptChoosesTheRendering(String accept, String type) {
        HttpResponse<String> response =
                accept.isEmpty() ? SERVER.get("/openapi") : SERVER.get("/openapi", "Accept", accept);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type")).contains(type);
        assertThat(response.body()).startsWith(type.endsWith("json") ? "{\"openapi\":\"3.1.0\"" : "openapi: 3.1.0\n");
    }

    @Test
    void otherRequestsForTheDocumentAreRefused() {
        assertThat(SERVER.get("/openapi", "Accept", "image/png").statusCode()).isEqualTo(406);
        assertThat(SERVER.send(SERVER.request("/openapi").DELETE()).statusCode())
                .isEqualTo(405);
    }

    @Test
    void yamlAndJsonHoldTheSameInTheSameOrder() {
        String yaml = SERVER.get("/openapi").body();
        String json = SERVER.get("/openapi", "Accept", "application/json").body();
        Map<?, ?> loaded = new Yaml(new SafeConstructor(new LoaderOptions())).load(yaml);
        assertThat(Json.createObjectBuilder(typed(loaded)).build().toString()).isEqualTo(json);
    }

    private static Map<String, Object> typed(Map<?, ?> map) {
        return map.entrySet().stream()
                .collect(Collectors.toMap(
                        e -> (String) e.getKey(), e -> value(e.getValue()), (a, b) -> a, java.util.LinkedHashMap::new));
    }

    private static Object value(Object value) {
        return switch (value) {
            case Map<?, ?> map -> typed(map);
            case List<?> list -> list.stream().map(OpenApiTest::value).toList();
            default -> value;
        };
    }

    /** What of an answer does not fit the schema that the document gives for its status. */
    static List<Error> faultsOfAnswer(Entry entry, HttpResponse<String> response) {
        String reference = response.statusCode() == 200
                ? content(operation(DOCUMENT, entry)).getJsonObject("schema").getString("$ref")
                : "#/components/schemas/Problem";
        return faults(reference, response.body());
    }

    static String segment(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }

    static String exampleCall(Entry entry) {
        Route route = entry.spec().access().route();
        String path = "/api/v1" + route.template();
        StringBuilder query = new StringBuilder();
        for (Map.Entry<String, Object> argument :
                entry.spec().example().arguments().entrySet()) {
            String encoded = segment(argument.getValue().toString());
            if (route.pathParameters().contains(argument.getKey())) {
                path = path.replace("{" + argument.getKey() + "}", encoded);
            } else {
                query.append(query.isEmpty() ? "?" : "&")
                        .append(argument.getKey())
                        .append('=')
                        .append(encoded);
            }
        }
        return path + query;
    }

    private static JsonObject operation(JsonObject document, Entry entry) {
        Route route = entry.spec().access().route();
        return document.getJsonObject("paths")
                .getJsonObject(route.template())
                .getJsonObject(route.method().name().toLowerCase(java.util.Locale.ROOT));
    }

    private static Set<String> bodyNames(JsonObject operation) {
        return operation
                .getJsonObject("requestBody")
                .getJsonObject("content")
                .getJsonObject("application/json")
                .getJsonObject("schema")
                .getJsonObject("properties")
                .keySet();
    }

    private static JsonObject content(JsonObject operation) {
        return operation
                .getJsonObject("responses")
                .getJsonObject("200")
                .getJsonObject("content")
                .getJsonObject("application/json");
    }

    private static List<Error> faults(String reference, String instance) {
        JsonObject schema = Json.createObjectBuilder()
                .add("$schema", "https://json-schema.org/draft/2020-12/schema")
                .add("$ref", reference)
                .add("components", DOCUMENT.getJsonObject("components"))
                .build();
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(schema.toString(), InputFormat.JSON)
                .validate(instance, InputFormat.JSON);
    }

    private static Schema official() {
        return SchemaRegistry.withDefaultDialect(
                        SpecificationVersion.DRAFT_2020_12, registry -> registry.schemas(OpenApiTest::resource))
                .getSchema(SchemaLocation.of(OFFICIAL));
    }

    private static String resource(String iri) {
        try (InputStream in = OpenApiTest.class.getResourceAsStream(iri.replace("https://", "/"))) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
