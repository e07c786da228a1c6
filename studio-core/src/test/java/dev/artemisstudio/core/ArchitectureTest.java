package dev.artemisstudio.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The core keeps to its dependency table, and the table bites: each rule is broken by one class of the test tree. */
class ArchitectureTest {
    private static final String CORE = "dev.artemisstudio.core.";
    private static final Map<String, ArchRule> RULES = DependencyTable.rules();
    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.artemisstudio.core");

    private static final JavaClasses MAIN_AND_TEST = new ClassFileImporter().importPackages("dev.artemisstudio.core");

    /** Rule to the class, in the package that the rule is about, that breaks it. */
    private static final Map<String, String> BROKEN_BY = Map.ofEntries(
            Map.entry("error", "error.WrongUsesText"),
            Map.entry("text", "text.WrongUsesError"),
            Map.entry("broker", "broker.WrongUsesCluster"),
            Map.entry("broker.core..", "broker.core.WrongUsesCluster"),
            Map.entry("config..", "config.WrongUsesCluster"),
            Map.entry("cluster..", "cluster.WrongUsesOperation"),
            Map.entry("capability..", "capability.WrongUsesOperation"),
            Map.entry("diagnosis..", "diagnosis.WrongUsesError"),
            Map.entry("catalogue..", "catalogue.render.WrongUsesBroker"),
            Map.entry("operation", "operation.WrongUsesConfig"),
            Map.entry("operation.*..", "operation.wrong.WrongUsesConfig"),
            Map.entry("dispatch..", "dispatch.WrongUsesBroker"),
            Map.entry("store", "store.WrongUsesError"),
            Map.entry("audit", "audit.WrongUsesError"),
            Map.entry("the pool and the migrations stay in store", "audit.WrongOpensPool"),
            Map.entry("every package has a row", "unlisted.WrongPackage"),
            Map.entry("diagnosis is pure", "diagnosis.WrongAsksBroker"),
            Map.entry("diagnosis has no clock", "diagnosis.WrongReadsClock"),
            Map.entry("broker libraries stay in broker.core", "cluster.WrongUsesArtemis"),
            Map.entry("the core serves nothing", "dispatch.WrongServes"),
            Map.entry("reading reaches no writer", "operation.wrong.WrongReadThatWrites"));

    static Stream<Arguments> rules() {
        return RULES.entrySet().stream().map(rule -> Arguments.of(rule.getKey(), rule.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void coreKeepsToTheTable(String name, ArchRule rule) {
        rule.check(MAIN);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void eachRuleBites(String name, ArchRule rule) {
        String wrong = CORE + BROKEN_BY.get(name);
        List<String> broken = rule.evaluate(MAIN_AND_TEST).getFailureReport().getDetails();
        assertThat(broken).as("what breaks '" + name + "'").anyMatch(line -> line.contains(wrong));
    }

    @Test
    void mainTreeIsLookedAt() {
        assertThat(MAIN.contain("dev.artemisstudio.core.Studio")).isTrue();
        assertThat(MAIN.contain(CORE + BROKEN_BY.get("error"))).isFalse();
        assertThat(BROKEN_BY.keySet()).isEqualTo(RULES.keySet());
    }
}
