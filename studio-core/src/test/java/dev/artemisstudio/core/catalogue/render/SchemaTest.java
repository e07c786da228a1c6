package dev.artemisstudio.core.catalogue.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.catalogue.Described;
import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.catalogue.Param;
import dev.artemisstudio.core.catalogue.ResultType;
import dev.artemisstudio.core.catalogue.reflect.RequestRecord;
import dev.artemisstudio.core.catalogue.reflect.ResultShape;
import jakarta.json.JsonObject;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaTest {
    enum Side implements Described {
        LEFT_HAND;

        @Override
        public String description() {
            return "The left.";
        }
    }

    record Request(
            @Param(value = "Name.", example = "a", maxLength = 9) String name,
            @Param(value = "Depth.", example = "3", min = 1, max = 7, defaultValue = "2") int depth,
            @Param(value = "Rows.", example = "3", min = 1, max = 500, defaultValue = "50") Limit limit,
            @Param(value = "Side.", example = "left_hand") Optional<Side> side,
            @Param(value = "Dry.", example = "true", defaultValue = "true") boolean dryRun,
            @Param(value = "Ids.", example = "a", maxLength = 5, maxItems = 3) List<String> ids) {}

    record Part(@Doc("How many.") long count) {}

    record Rows<T>(
            @Doc("The rows.") List<T> items,
            @Doc("By node.") Map<String, Part> byNode,
            @Doc("Read at.") Instant readAt,
            @Doc("Share.") double share,
            @Doc("Next.") Optional<String> cursor) {}

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "name | {'type':'string','maxLength':9,'description':'Name.'}",
                "depth | {'type':'integer','minimum':1,'maximum':7,'default':2,'description':'Depth.'}",
                "limit | {'type':'integer','minimum':1,'default':50,'description':'Rows.'}",
                "side | {'type':'string','enum':['left_hand'],'description':'Side. left_hand: The left.'}",
                "dryRun | {'type':'boolean','default':true,'description':'Dry.'}",
                "ids | {'type':'array','maxItems':3,'items':{'type':'string','maxLength':5},'description':'Ids.'}"
            })
    void theFullSchemaSaysAllOfAParameter(String name, String schema) {
        JsonObject rendered = RequestRecord.parameters(Request.class).stream()
                .filter(p -> p.name().equals(name))
                .map(FullSchema::of)
                .findFirst()
                .orElseThrow();

        assertThat(rendered).hasToString(schema.replace('\'', '"'));
    }

    @Test
    void aResultIsDescribedWithItsRowsAndWhatIsAlwaysThere() {
        Map<String, JsonObject> named = new LinkedHashMap<>();
        JsonObject reference =
                new ResultSchema(named, "#/s/").reference(ResultShape.of(ResultType.of(Rows.class, Part.class)));

        assertThat(reference).hasToString("{\"$ref\":\"#/s/SchemaTestRowsOfPart\"}");
        assertThat(named.get("SchemaTestPart"))
                .hasToString("{\"type\":\"object\",\"properties\":{\"count\":{\"type\":\"integer\","
                        + "\"description\":\"How many.\"}},\"required\":[\"count\"],\"additionalProperties\":false}");
        JsonObject rows = named.get("SchemaTestRowsOfPart");
        assertThat(rows.getJsonArray("required")).hasToString("[\"items\",\"byNode\",\"readAt\",\"share\"]");
        assertThat(rows.getJsonObject("properties").getJsonObject("items"))
                .hasToString("{\"type\":\"array\",\"items\":{\"$ref\":\"#/s/SchemaTestPart\"},"
                        + "\"description\":\"The rows.\"}");
        assertThat(rows.getJsonObject("properties").getJsonObject("byNode").getJsonObject("additionalProperties"))
                .hasToString("{\"$ref\":\"#/s/SchemaTestPart\"}");
        assertThat(rows.getJsonObject("properties").getJsonObject("readAt").getString("format"))
                .isEqualTo("date-time");
    }
}
