package dev.artemisstudio.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Tool;
import dev.artemisstudio.core.catalogue.render.SurfaceList;
import dev.artemisstudio.core.testing.Golden;
import jakarta.json.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** docs/contract is what is served: the surface, every tool, instructions, help, OpenAPI, and the shape of every answer. */
class ContractTest {
    private final SmallWorld world = SmallWorld.get();
    private final Calls calls = new Calls(world.url());
    private final Catalogue catalogue = world.server().studio().catalogue();

    @Test
    void theContractIsWhatIsServed() throws IOException, InterruptedException {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("surface.txt", SurfaceList.of(catalogue));
        Listing listing = Listing.of(world.url());
        files.put("instructions.txt", listing.instructions() + "\n");
        listing.tools().forEach((name, bytes) -> files.put("tools/" + name + ".json", bytes + "\n"));
        files.put("openapi.json", Pretty.print(openApi()));
        for (Tool tool : catalogue.tools()) {
            Entry topic = catalogue.entry("help.topic").orElseThrow();
            JsonObject help = calls.rest(topic, Map.of("topic", tool.name())).body();
            files.put("help/" + tool.name() + ".json", Pretty.print(help));
            for (Entry entry : tool.operations()) {
                files.put("answers/" + entry.id() + ".json", Pretty.print(Shape.of(answer(tool, entry))));
            }
        }

        Golden.below("contract").check(files);
    }

    @Test
    void everyOperationIsReachedByEverySurface() throws IOException, InterruptedException {
        JsonObject paths = openApi().getJsonObject("paths");
        String help = calls.rest(catalogue.entry("help.index").orElseThrow(), Map.of())
                .body()
                .toString();
        Listing listing = Listing.of(world.url());

        assertThat(listing.tools().keySet())
                .containsExactlyElementsOf(
                        catalogue.tools().stream().map(Tool::name).toList());
        for (Entry entry : catalogue.entries()) {
            var route = entry.spec().access().route();
            assertThat(paths.keySet()).as("path of %s", entry.id()).anyMatch(path -> path.endsWith(route.template()));
            assertThat(help).contains('"' + entry.id() + '"');
            assertThat(listing.instructions()).contains(entry.spec().access().tool());
        }
    }

    private JsonObject answer(Tool tool, Entry entry) {
        Map<String, Object> arguments = Examples.of(entry, calls);
        return calls.mcp(entry, tool.spec().selector().name(), arguments).body();
    }

    private JsonObject openApi() throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(world.url() + "/openapi"))
                .header("Accept", "application/json")
                .build();
        return Calls.parse(HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body());
    }
}
