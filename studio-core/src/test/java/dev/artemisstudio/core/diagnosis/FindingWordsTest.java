package dev.artemisstudio.core.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every finding must say, over all findings that the tables of the other tests show. */
class FindingWordsTest {
    private static final Set<String> TOOLS = Set.of("list_resources", "diagnose", "browse_messages");
    private static final Set<String> PARAMETERS = Set.of("kind", "filter", "queue", "limit");
    private static final Set<String> KINDS = Set.of(
            "nodes",
            "queues",
            "addresses",
            "consumers",
            "connections",
            "sessions",
            "bridges",
            "connectors",
            "address_settings",
            "prepared_transactions",
            "dead_letters");
    private static final Pattern TOOL = Pattern.compile("\\b[a-z]+_[a-z]+(?= (?:kind|queue)=)");
    private static final Pattern PARAMETER = Pattern.compile("(?:^| )([a-z]+)=");
    private static final Pattern KIND = Pattern.compile("kind=([a-z_]+)");

    private static List<Finding> all() {
        Stream<Finding> ofClusters = Stream.of(
                        ClusterDiagnosisTest.nodesAndPairs(),
                        ClusterDiagnosisTest.resources(),
                        ClusterDiagnosisTest.links(),
                        ClusterDiagnosisTest.messages())
                .flatMap(s -> s)
                .flatMap(c -> ClusterDiagnosis.of(c.shows(), Thresholds.DEFAULT).findings().stream());
        Stream<Finding> ofQueues = QueueDiagnosisTest.all()
                .flatMap(c -> QueueDiagnosis.of(c.shows(), Thresholds.DEFAULT).findings().stream());
        return Stream.concat(ofClusters, ofQueues).toList();
    }

    @Test
    void everyCodeIsShownByATable() {
        Set<FindingCode> shown = EnumSet.noneOf(FindingCode.class);
        all().forEach(f -> shown.add(f.code()));

        assertThat(shown).containsExactlyInAnyOrder(FindingCode.values());
    }

    @Test
    void nextNamesOnlyCallsThatExist() {
        for (Finding finding : all()) {
            String unquoted = finding.next().replaceAll("filter='.*'", "filter=x");
            assertThat(groups(TOOL, unquoted, 0)).as(finding.next()).isSubsetOf(TOOLS);
            assertThat(groups(PARAMETER, unquoted, 1)).as(finding.next()).isSubsetOf(PARAMETERS);
            assertThat(groups(KIND, unquoted, 1)).as(finding.next()).isSubsetOf(KINDS);
        }
    }

    @Test
    void everyFindingIsASentenceWithEvidenceThatSaysWhereAndWhen() {
        for (Finding finding : all()) {
            assertThat(finding.summary()).endsWith(".").doesNotContain("null", "Optional[");
            assertThat(finding.next()).endsWith(".");
            assertThat(finding.evidence()).isNotEmpty().allSatisfy(e -> {
                assertThat(e.what()).isNotBlank();
                assertThat(e.value()).isNotBlank();
                assertThat(e.node()).isNotBlank();
                assertThat(e.readAt()).isBetween(Nodes.NOW.minusSeconds(1), Nodes.NOW);
            });
            assertThat(finding.evidence().stream().filter(e -> e.value().matches("-?[0-9.]+")))
                    .as("numbers of " + finding.code())
                    .allSatisfy(e -> assertThat(
                                    e.what().contains("version") || !e.unit().isEmpty())
                            .as(e.what())
                            .isTrue());
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyCodeIsDescribed(FindingCode code) {
        assertThat(code.description()).endsWith(".");
        assertThat(code.meaning()).endsWith(".").isNotEqualTo(code.description());
        assertThat(code.description() + code.meaning())
                .as("words split at a hyphen, or two spaces")
                .doesNotContainPattern("[a-z]- |  ");
        assertThat(code.wireName()).matches("[a-z]+(_[a-z]+)*");
    }

    private static Set<String> groups(Pattern pattern, String text, int group) {
        Matcher matcher = pattern.matcher(text);
        Set<String> found = new java.util.TreeSet<>();
        while (matcher.find()) {
            found.add(matcher.group(group));
        }
        return found;
    }
}
