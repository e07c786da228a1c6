package dev.artemisstudio.core.dispatch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.artemisstudio.core.catalogue.Described;
import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.catalogue.Param;
import dev.artemisstudio.core.catalogue.Permission;
import dev.artemisstudio.core.catalogue.Posture;
import dev.artemisstudio.core.catalogue.Reach;
import dev.artemisstudio.core.catalogue.ResultType;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Selector;
import dev.artemisstudio.core.catalogue.Target;
import dev.artemisstudio.core.catalogue.Tool;
import dev.artemisstudio.core.catalogue.ToolSpec;
import dev.artemisstudio.core.catalogue.Verb;
import dev.artemisstudio.core.error.Rejection;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BinderTest {
    enum Colour implements Described {
        RED,
        DARK_BLUE;

        @Override
        public String description() {
            return "A colour.";
        }
    }

    record Paint(
            @Param(value = "Which wall.", example = "north", maxLength = 10) String wall,
            @Param(value = "Which colour.", example = "red") Colour colour,
            @Param(value = "Layers.", example = "2", defaultValue = "1", min = 1, max = 5) int layers,
            @Param(value = "Rows.", example = "2", defaultValue = "50", min = 1, max = 500) Limit limit,
            @Param(value = "Dry.", example = "true", defaultValue = "true") boolean dryRun,
            @Param(value = "Names.", example = "a", maxLength = 5, maxItems = 3) List<String> names,
            @Param(value = "Note.", example = "x") Optional<String> note) {}

    record Scrape(@Param(value = "Which wall.", example = "north", maxLength = 10) String wall) {}

    record Done(@Doc("Layers.") int layers) {}

    private static <Q extends Record> Entry entry(String id, Class<Q> request, String verb) {
        return Entry.of(
                OperationSpec.<Q, Done>of(id, request, ResultType.of(Done.class))
                        .summary("Does it.")
                        .help("Help.")
                        .call(Target.STUDIO, Permission.NONE, Reach.STUDIO_ONLY)
                        .tool("wall", new Verb.Value(verb))
                        .route(Route.get("/" + verb))
                        .build(),
                Posture.READ);
    }

    private static final Entry PAINT = entry("wall.paint", Paint.class, "paint");
    private static final Tool TOOL = Tool.of(
            new ToolSpec("wall", "Wall", "Does things to walls.", new Selector.ByValue("action", "What to do.", "")),
            List.of(PAINT, entry("wall.scrape", Scrape.class, "scrape")));

    private static JsonObject json(String text) {
        return Json.createReader(new StringReader(text.replace('`', '"'))).readObject();
    }

    private static Paint paint(String arguments) {
        return (Paint) Binder.bind(PAINT, json(arguments)).request();
    }

    private static Rejection rejected(String arguments) {
        Rejection rejection = catchThrowableOfType(Rejection.class, () -> Binder.bind(PAINT, json(arguments)));
        assertThat(rejection).as("a rejection of %s", arguments).isNotNull();
        return rejection;
    }

    @Test
    void absentArgumentsTakeTheirDefaults() {
        assertThat(paint("{`wall`:`north`,`colour`:`red`}"))
                .isEqualTo(new Paint("north", Colour.RED, 1, new Limit(50, false), true, List.of(), Optional.empty()));
    }

    @Test
    void nullIsTakenAsAbsent() {
        assertThat(paint("{`wall`:`north`,`colour`:`red`,`dryRun`:null,`note`:null}"))
                .isEqualTo(paint("{`wall`:`north`,`colour`:`red`}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"red", "RED", "Red"})
    void anyLetterCaseOfAValueIsAccepted(String colour) {
        assertThat(paint("{`wall`:`n`,`colour`:`" + colour + "`}").colour()).isEqualTo(Colour.RED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"3|3", "`3`|3", "3.0|3", "3e0|3"})
    void aWholeNumberHasOneReading(String sent, int read) {
        assertThat(paint("{`wall`:`n`,`colour`:`red`,`layers`:" + sent + "}").layers())
                .isEqualTo(read);
    }

    @ParameterizedTest
    @ValueSource(strings = {"`3.5`", "3.5", "``", "` 3`", "`0x3`", "`three`", "true", "[3]", "{}", "1e400", "`+3`"})
    void whatIsNoWholeNumberIsRejected(String sent) {
        assertThat(rejected("{`wall`:`n`,`colour`:`red`,`layers`:" + sent + "}"))
                .hasMessageStartingWith("layers must be a whole number; sent was ");
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "6, 5", "-1, 1", "99999999999, 5"})
    void aNumberOutOfBoundsIsRejectedWithTheNearestOne(long sent, String closest) {
        Rejection rejection = rejected("{`wall`:`n`,`colour`:`red`,`layers`:" + sent + "}");

        assertThat(rejection).hasMessage("layers is " + sent + "; accepted are 1 to 5.");
        assertThat(rejection.closest()).contains(closest);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, false", "500, 500, false", "501, 500, true", "1000000000, 500, true"})
    void aLimitAboveTheMaximumIsLowered(long sent, int rows, boolean clamped) {
        assertThat(paint("{`wall`:`n`,`colour`:`red`,`limit`:" + sent + "}").limit())
                .isEqualTo(new Limit(rows, clamped));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1})
    void aLimitBelowOneIsRejected(long sent) {
        assertThat(rejected("{`wall`:`n`,`colour`:`red`,`limit`:" + sent + "}"))
                .hasMessage("limit is " + sent + "; accepted are 1 to 500.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"false|false", "`false`|false", "`FALSE`|false", "true|true", "`True`|true"})
    void aFlagHasOneReading(String sent, boolean read) {
        assertThat(paint("{`wall`:`n`,`colour`:`red`,`dryRun`:" + sent + "}").dryRun())
                .isEqualTo(read);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "`no`", "``", "[]", "`0`"})
    void whatIsNoFlagIsRejected(String sent) {
        assertThat(rejected("{`wall`:`n`,`colour`:`red`,`dryRun`:" + sent + "}").parameter())
                .isEqualTo("dryRun");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[`a`,`b`]", "`[\\`a\\`,\\`b\\`]`"})
    void aListMayComeAsText(String sent) {
        assertThat(paint("{`wall`:`n`,`colour`:`red`,`names`:" + sent + "}").names())
                .containsExactly("a", "b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"`a`", "`a,b`", "{}", "1", "[1]", "[null]", "`[1]`", "[`a`,`b`,`c`,`d`]", "[`toolong`]"})
    void whatIsNoListOfTextsInBoundsIsRejected(String sent) {
        assertThat(rejected("{`wall`:`n`,`colour`:`red`,`names`:" + sent + "}").parameter())
                .isEqualTo("names");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "true", "[`n`]", "{}"})
    void aTextIsNeverGuessed(String sent) {
        assertThat(rejected("{`wall`:" + sent + ",`colour`:`red`}")).hasMessageStartingWith("wall must be a string");
    }

    @Test
    void aTextThatIsTooLongIsRejected() {
        assertThat(rejected("{`wall`:`12345678901`,`colour`:`red`}"))
                .hasMessage("wall has 11 characters; at most 10 are accepted.");
    }

    @Test
    void aMissingArgumentIsNamedWithItsMeaningAndValues() {
        Rejection rejection = rejected("{`wall`:`n`}");

        assertThat(rejection).hasMessage("colour is missing. Which colour.");
        assertThat(rejection.accepted()).containsExactly("red", "dark_blue");
    }

    @Test
    void aWrongValueOffersTheClosest() {
        Rejection rejection = rejected("{`wall`:`n`,`colour`:`darkblue`}");

        assertThat(rejection).hasMessage("colour does not accept 'darkblue'.");
        assertThat(rejection.closest()).contains("dark_blue");
    }

    @Test
    void anUnknownArgumentOffersTheClosest() {
        Rejection rejection = rejected("{`wall`:`n`,`color`:`red`}");

        assertThat(rejection).hasMessage("wall.paint has no parameter 'color'.");
        assertThat(rejection.parameter()).isEqualTo("color");
        assertThat(rejection.closest()).contains("colour");
        assertThat(rejection.accepted()).contains("wall", "colour", "limit");
    }

    @Test
    void aLongValueIsNotEchoedWhole() {
        assertThat(rejected("{`wall`:`n`,`colour`:`" + "x".repeat(5_000) + "`}").getMessage())
                .hasSizeLessThan(120);
    }

    @Test
    void theSelectingValuePicksTheOperation() {
        assertThat(Binder.bind(TOOL, json("{`action`:`Scrape`,`wall`:`n`}")).request())
                .isEqualTo(new Scrape("n"));
    }

    @Test
    void anArgumentOfAnotherOperationIsRejectedInPlainWords() {
        assertThatThrownBy(() -> Binder.bind(TOOL, json("{`action`:`scrape`,`wall`:`n`,`layers`:2}")))
                .isInstanceOf(Rejection.class)
                .hasMessage("wall action=scrape takes no layers.");
    }

    @Test
    void aMissingSelectingValueNamesThoseThereAre() {
        Rejection rejection = catchThrowableOfType(Rejection.class, () -> Binder.bind(TOOL, json("{`wall`:`n`}")));

        assertThat(rejection.parameter()).isEqualTo("action");
        assertThat(rejection.accepted()).containsExactly("paint", "scrape");
    }

    @Test
    void aToolNeedsWhatAllOfItsOperationsNeed() {
        assertThat(TOOL.parameters())
                .extracting(p -> p.name() + (p.required() ? "" : "?"))
                .containsExactly("wall", "action", "colour?", "layers?", "limit?", "dryRun?", "names?", "note?");
    }
}
