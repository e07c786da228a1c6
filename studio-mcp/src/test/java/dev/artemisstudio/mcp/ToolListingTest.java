package dev.artemisstudio.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Posture;
import dev.artemisstudio.core.catalogue.Tool;
import dev.artemisstudio.core.catalogue.render.LeanSchema;
import dev.artemisstudio.core.operation.Tools;
import dev.artemisstudio.mcp.projection.Hints;
import dev.artemisstudio.mcp.projection.ToolView;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The listing as it is served: what a host pays for in every conversation. */
class ToolListingTest {
    private static final String LIST = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}";
    private static final FakeClusters CLUSTERS = FakeClusters.of("demo");

    private final Catalogue catalogue = Studio.over(CLUSTERS, Clock.systemUTC()).catalogue();

    @Test
    void everyListingIsTheSameBytes() throws Exception {
        String first;
        try (Served served = Served.over(CLUSTERS)) {
            HttpResponse<String> response = served.send(served.post(LIST).build());
            first = response.body();
            assertThat(served.send(served.post(LIST).build()).body()).isEqualTo(first);
        }
        try (Served another = Served.over(CLUSTERS)) {
            assertThat(another.send(another.post(LIST).build()).body()).isEqualTo(first);
        }
    }

    @Test
    void theListingFollowsTheCatalogueAndHoldsNothingElse() throws Exception {
        try (Served served = Served.over(CLUSTERS)) {
            JsonObject result =
                    Served.json(served.send(served.post(LIST).build()).body()).getJsonObject("result");
            assertThat(result).containsOnlyKeys("tools");
            List<JsonObject> tools = result.getJsonArray("tools").getValuesAs(JsonObject.class);
            List<Tool> expected = catalogue.tools().stream()
                    .filter(tool -> !tool.operations().isEmpty())
                    .toList();
            assertThat(tools)
                    .extracting(tool -> tool.getString("name"))
                    .containsExactlyElementsOf(expected.stream().map(Tool::name).toList());
            for (int i = 0; i < tools.size(); i++) {
                JsonObject tool = tools.get(i);
                assertThat(tool).containsOnlyKeys("name", "title", "description", "inputSchema", "annotations");
                assertThat(tool.getJsonObject("inputSchema")).isEqualTo(LeanSchema.of(expected.get(i)));
                assertThat(tool.getJsonObject("annotations").keySet())
                        .isEqualTo(Set.of("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"));
                assertThat(tool.getJsonObject("annotations").get("readOnlyHint"))
                        .isEqualTo(expected.get(i).posture() == Posture.READ ? JsonValue.TRUE : JsonValue.FALSE);
            }
        }
    }

    @Test
    void aToolThatCanDoNothingIsNotListed() {
        Tool able = catalogue.tool("studio_help").orElseThrow();
        Tool unable = Tool.of(Tools.all().getLast(), List.of());
        Catalogue both = new Catalogue(List.of(unable, able), able.operations(), List.of());
        assertThat(ToolView.of(both)).extracting(ToolView::name).containsExactly("studio_help");
    }

    @Test
    void hintsFollowFromThePosture() {
        assertThat(Hints.of(Posture.READ)).isEqualTo(new Hints(true, false, true, false));
        assertThat(Hints.of(Posture.WRITE)).isEqualTo(new Hints(false, false, false, false));
        assertThat(Hints.of(Posture.DESTRUCTIVE)).isEqualTo(new Hints(false, true, false, false));
    }
}
