package dev.artemisstudio.distribution;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;

/** The direction of dependency between modules: distribution, then the surfaces, which never know each other, then the core. */
class ModulesTest {
    private static final String ROOT = "dev.artemisstudio";
    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("-tests.jar")) // Holds classes that are wrong on purpose.
            .importPackages(ROOT);

    private static ArchRule independent(String module, String... others) {
        return noClasses()
                .that()
                .resideInAPackage(ROOT + "." + module + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others);
    }

    @Test
    void theSurfacesNeverKnowEachOther() {
        independent("mcp", ROOT + ".rest..", ROOT + ".distribution..").check(MAIN);
        independent("rest", ROOT + ".mcp..", ROOT + ".distribution..").check(MAIN);
    }

    @Test
    void theCoreKnowsNoSurfaceAndNoServer() {
        independent(
                        "core",
                        ROOT + ".mcp..",
                        ROOT + ".rest..",
                        ROOT + ".distribution..",
                        "io.helidon.webserver..",
                        "io.modelcontextprotocol..")
                .check(MAIN);
    }

    @Test
    void aModuleThatDoesKnowTheSurfacesIsNamed() {
        assertThatThrownBy(() -> independent("distribution", ROOT + ".mcp..").check(MAIN))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("StudioServer");
        assertThatThrownBy(() -> independent("distribution", ROOT + ".rest..").check(MAIN))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("StudioServer");
    }
}
