package dev.artemisstudio.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Tool;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every operation of the catalogue answers its example alike over MCP and over REST, against a real broker. */
class SurfaceParityTest {
    /** What a broker or a clock changes from one call to the next by itself. */
    private static final Set<String> MOVING = Set.of(
            "readAt",
            "since",
            "offsetMillis",
            "uncertaintyMillis",
            "uptimeMillis",
            "clockOffsetMillis",
            "clockUncertaintyMillis",
            "addressMemoryBytes",
            "diskStorePercent",
            "cursor");

    private final SmallWorld world = SmallWorld.get();
    private final Calls calls = new Calls(world.url());

    static Stream<Arguments> operations() {
        return SmallWorld.get().server().studio().catalogue().tools().stream()
                .flatMap(tool -> tool.operations().stream().map(entry -> Arguments.of(entry.id(), tool, entry)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("operations")
    void bothSurfacesAnswerAlike(String id, Tool tool, Entry entry) {
        Map<String, Object> arguments = Examples.of(entry, calls);

        Calls.Reply rest = calls.rest(entry, arguments);
        Calls.Reply mcp = calls.mcp(entry, tool.spec().selector().name(), arguments);

        assertThat(rest.status()).as("%s answers %s", id, rest.body()).isEqualTo(200);
        assertThat(flat(mcp.body())).isEqualTo(flat(rest.body()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("operations")
    void bothSurfacesRejectAlike(String id, Tool tool, Entry entry) {
        Map<String, Object> arguments = new HashMap<>(Examples.of(entry, calls));
        arguments.put("colour", "red");

        Calls.Reply rest = calls.rest(entry, arguments);
        Calls.Reply mcp = calls.mcp(entry, tool.spec().selector().name(), arguments);

        assertThat(rest.status()).isEqualTo(400);
        assertThat(rest.body().getString("code")).isEqualTo("invalid_argument");
        assertThat(mcp.body().getString("code")).isEqualTo("invalid_argument");
        assertThat(mcp.body().getString("parameter"))
                .isEqualTo(rest.body().getString("parameter"))
                .isEqualTo("colour");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("operations")
    void bothSurfacesHideAlike(String id, Tool tool, Entry entry) {
        if (!Calls.takes(entry, "clusterId")) {
            return; // Has no cluster to hide.
        }
        Map<String, Object> arguments = new HashMap<>(Examples.of(entry, calls));
        arguments.put("clusterId", "nowhere");

        Calls.Reply rest = calls.rest(entry, arguments);
        Calls.Reply mcp = calls.mcp(entry, tool.spec().selector().name(), arguments);

        assertThat(rest.status()).isEqualTo(404);
        assertThat(rest.body().getString("code")).isEqualTo("hidden");
        assertThat(rest.body().toString()).doesNotContain("nowhere\"");
        assertThat(mcp.body().getString("code")).isEqualTo("hidden");
        assertThat(mcp.body().getString("detail")).isEqualTo(rest.body().getString("detail"));
    }

    @Test
    void aDifferenceOfOneNumberIsNoticed() {
        JsonObject one = Calls.parse("{\"items\":[{\"messageCount\":3,\"readAt\":\"a\"}]}");
        JsonObject same = Calls.parse("{\"items\":[{\"messageCount\":3,\"readAt\":\"b\"}]}");
        JsonObject other = Calls.parse("{\"items\":[{\"messageCount\":4,\"readAt\":\"a\"}]}");

        assertThat(flat(one)).isEqualTo(flat(same)).isNotEqualTo(flat(other));
    }

    /** Every value by its path; what moves by itself is only required to be there. */
    private static Map<String, String> flat(JsonObject body) {
        Map<String, String> values = new TreeMap<>();
        flatten("", body, values);
        return values;
    }

    private static void flatten(String path, JsonValue value, Map<String, String> values) {
        if (value instanceof JsonObject object) {
            object.forEach((name, member) -> {
                if (MOVING.contains(name)) {
                    values.put(path + "/" + name, "(moves)");
                } else {
                    flatten(path + "/" + name, member, values);
                }
            });
        } else if (value instanceof JsonArray array) {
            values.put(path, array.size() + " items");
            for (int i = 0; i < array.size(); i++) {
                flatten(path + "/" + i, array.get(i), values);
            }
        } else {
            values.put(path, Optional.ofNullable(value).map(JsonValue::toString).orElse(""));
        }
    }
}
