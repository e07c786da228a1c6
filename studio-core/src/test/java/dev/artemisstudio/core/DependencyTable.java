package dev.artemisstudio.core;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import dev.artemisstudio.core.broker.BrokerGateway;
import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.BrokerWriter;
import dev.artemisstudio.core.catalogue.Described;
import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.Clusters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Which package of the core may use which other, and who may use what from outside. One row a package. */
final class DependencyTable {
    private static final String CORE = "dev.artemisstudio.core";

    /** A row's package to the packages it may use beside its own; {@code *..} stands for what lies below. */
    private static final Map<String, List<String>> ROWS = rows();

    /** What a value type needs to describe itself to readers: an annotation and an interface without behaviour. */
    private static final DescribedPredicate<JavaClass> LABELS =
            equivalentTo(Doc.class).or(equivalentTo(Described.class));

    private DependencyTable() {}

    private static Map<String, List<String>> rows() {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        rows.put("error", List.of());
        rows.put("text", List.of());
        rows.put("store", List.of());
        rows.put("audit", List.of("store"));
        rows.put("broker", List.of("error"));
        rows.put("broker.core..", List.of("broker", "error"));
        rows.put("config..", List.of("broker", "text"));
        rows.put("cluster..", List.of("broker", "config", "error", "text"));
        rows.put("capability..", List.of("broker", "cluster", "error", "text"));
        rows.put("diagnosis..", List.of("broker", "cluster"));
        rows.put("catalogue..", List.of("error", "text"));
        rows.put("operation", List.of("operation..", "broker", "catalogue..", "cluster", "error", "text"));
        rows.put(
                "operation.*..",
                List.of("operation..", "broker", "capability", "catalogue..", "cluster", "diagnosis", "error", "text"));
        rows.put("dispatch..", List.of("catalogue..", "error", "operation", "text"));
        return rows;
    }

    /** Every rule by a name that says what it keeps out. */
    static Map<String, ArchRule> rules() {
        Map<String, ArchRule> rules = new LinkedHashMap<>();
        ROWS.forEach((row, allowed) -> rules.put(row, row(row, allowed)));
        rules.put("every package has a row", everyPackageHasARow());
        rules.put("diagnosis is pure", diagnosisTouchesNoPort());
        rules.put("diagnosis has no clock", diagnosisHasNoClock());
        rules.put(
                "broker libraries stay in broker.core",
                noClasses()
                        .that()
                        .resideOutsideOfPackage(CORE + ".broker.core..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("org.apache.activemq..", "org.apache.qpid.."));
        rules.put(
                "the pool and the migrations stay in store",
                noClasses()
                        .that()
                        .resideOutsideOfPackage(CORE + ".store..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("com.zaxxer..", "org.flywaydb..", "org.h2..", "org.postgresql.."));
        rules.put(
                "the core serves nothing",
                noClasses()
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("io.helidon.webserver..", "io.modelcontextprotocol.."));
        rules.put("reading reaches no writer", ReadsReachNoWriter.rule());
        return rules;
    }

    private static ArchRule row(String row, List<String> allowed) {
        String[] packages = Stream.concat(Stream.of(row), allowed.stream())
                .map(name -> CORE + "." + name)
                .toArray(String[]::new);
        return classes()
                .that()
                .resideInAPackage(CORE + "." + row)
                .should()
                .onlyDependOnClassesThat(resideOutsideOfPackage("dev.artemisstudio..")
                        .or(resideInAnyPackage(packages))
                        .or(LABELS))
                .as(row + " uses only " + allowed)
                .allowEmptyShould(true);
    }

    private static ArchRule everyPackageHasARow() {
        String[] packages = Stream.concat(
                        Stream.of(CORE), ROWS.keySet().stream().map(row -> CORE + "." + row))
                .toArray(String[]::new);
        return classes().should().resideInAnyPackage(packages).as("every package of the core has a row in the table");
    }

    private static ArchRule diagnosisTouchesNoPort() {
        return noClasses()
                .that()
                .resideInAPackage(CORE + ".diagnosis..")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(
                        BrokerReader.class,
                        BrokerWriter.class,
                        BrokerLink.class,
                        BrokerGateway.class,
                        Cluster.class,
                        Clusters.class)
                .as("diagnosis is made of values: it asks no broker")
                .allowEmptyShould(true);
    }

    private static ArchRule diagnosisHasNoClock() {
        return noClasses()
                .that()
                .resideInAPackage(CORE + ".diagnosis..")
                .should()
                .callMethodWhere(ReadsReachNoWriter.target(
                        "reads a clock",
                        target -> (target.getName().equals("now")
                                        && target.getOwner().getPackageName().startsWith("java.time"))
                                || target.getOwner().isEquivalentTo(java.time.Clock.class)
                                || target.getName().equals("currentTimeMillis")
                                || target.getName().equals("nanoTime")))
                .as("diagnosis has no clock of its own")
                .allowEmptyShould(true);
    }
}
