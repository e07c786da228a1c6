package dev.artemisstudio.mcp;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What keeps a new era of the protocol from changing what is shown, and a new transport from changing what is said. */
class LayersTest {
    private static final String ROOT = "dev.artemisstudio.mcp";

    private final JavaClasses classes = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    @Test
    void theProjectionKnowsNoEnvelopeAndNoTransport() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".projection..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        ROOT + ".legacy..", ROOT + ".transport..", "io.modelcontextprotocol..", "io.helidon..")
                .check(classes);
    }

    @Test
    void theEnvelopeKnowsNoTransport() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".legacy..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + ".transport..", "io.helidon..")
                .check(classes);
    }

    @Test
    void transportsDoNotReachPastTheEnvelope() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".transport..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + ".projection..", "dev.artemisstudio.core..")
                .check(classes);
    }
}
