package dev.artemisstudio.core.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Proof that the golden check bites. */
class GoldenTest {
    @TempDir
    Path folder;

    @BeforeEach
    void store() throws IOException {
        Files.createDirectories(folder.resolve("tools"));
        Files.writeString(folder.resolve("tools/a.json"), "one\ntwo\n");
        Files.writeString(folder.resolve("budgets.txt"), "by hand");
    }

    private Golden golden() {
        return new Golden(folder, false);
    }

    @Test
    void whatIsAsRenderedPasses() {
        assertThat(golden().differences(Map.of("tools/a.json", "one\ntwo\n"))).isEmpty();
    }

    @Test
    void aChangedLineIsNamed() {
        assertThat(golden().differences(Map.of("tools/a.json", "one\n2\n")))
                .containsExactly("differs: tools/a.json, line 2: stored 'two', rendered '2'");
    }

    @Test
    void aMissingAndAnOrphanFileAreNamed() {
        assertThat(golden().differences(Map.of("b.json", "x")))
                .containsExactly("missing: b.json", "orphan: tools/a.json");
        assertThatThrownBy(() -> golden().check(Map.of("b.json", "x"))).hasMessageContaining("-Dgolden.update");
    }

    @Test
    void anUpdateMakesTheFolderEqualAndLeavesWhatIsKeptByHand() throws IOException {
        new Golden(folder, true).check(Map.of("b.json", "x", "budgets.txt", "written"));

        assertThat(folder.resolve("tools/a.json")).doesNotExist();
        assertThat(folder.resolve("b.json")).hasContent("x");
        assertThat(folder.resolve("budgets.txt")).hasContent("by hand");
    }
}
