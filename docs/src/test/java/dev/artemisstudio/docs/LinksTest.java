package dev.artemisstudio.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.testing.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every link from a page to a file of the checkout leads somewhere. */
class LinksTest {
    private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)(#[^)]*)?\\)");

    private static List<String> broken(Path page) throws IOException {
        List<String> broken = new ArrayList<>();
        Matcher links = LINK.matcher(Files.readString(page));
        while (links.find()) {
            if (!Files.exists(page.resolveSibling(links.group(1)))) {
                broken.add(page.getFileName() + " -> " + links.group(1));
            }
        }
        return broken;
    }

    @Test
    void noLinkLeadsNowhere() throws IOException {
        List<String> broken = new ArrayList<>();
        List<Path> pages = new ArrayList<>();
        try (Stream<Path> top = Files.list(Golden.root());
                Stream<Path> docs = Files.walk(Golden.root().resolve("docs"))) {
            Stream.concat(top, docs)
                    .filter(path ->
                            path.toString().endsWith(".md") && !path.toString().contains("/target/"))
                    .forEach(pages::add);
        }
        for (Path page : pages) {
            broken.addAll(broken(page));
        }

        assertThat(pages).hasSizeGreaterThan(10);
        assertThat(broken).isEmpty();
    }

    @Test
    void aBrokenLinkIsNamed(@TempDir Path folder) throws IOException {
        Path page =
                Files.writeString(folder.resolve("page.md"), "[a](gone.md) [b](page.md#top) [c](https://example.com)");

        assertThat(broken(page)).containsExactly("page.md -> gone.md");
    }
}
