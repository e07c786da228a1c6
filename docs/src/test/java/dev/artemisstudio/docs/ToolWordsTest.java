package dev.artemisstudio.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.Tool;
import dev.artemisstudio.core.operation.Operations;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Hosts that search tools by words must find the right one for what operators ask. */
class ToolWordsTest {
    private static final int LEAST_QUESTIONS = 60;
    private static final double FIRST = 0.85;
    private static final double AMONG_THREE = 0.97;

    private record Question(String tool, String words) {}

    private static List<Question> questions() throws IOException {
        try (InputStream file = ToolWordsTest.class.getResourceAsStream("/questions.txt")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split(": ", 2))
                    .map(parts -> new Question(parts[0], parts[1]))
                    .toList();
        }
    }

    private static Map<String, String> documents() {
        Map<String, String> documents = new LinkedHashMap<>();
        for (Tool tool : Studio.catalogueOf(Operations.all()).tools()) {
            String parameters = tool.parameters().stream().map(Parameter::name).collect(Collectors.joining(" "));
            documents.put(
                    tool.name(), String.join(" ", tool.name(), tool.spec().title(), tool.description(), parameters));
        }
        return documents;
    }

    private static List<String> misses(Map<String, String> documents, int among) throws IOException {
        Bm25 search = new Bm25(documents);
        return questions().stream()
                .filter(q ->
                        !search.rank(q.words()).stream().limit(among).toList().contains(q.tool()))
                .map(q -> q.words() + " -> " + search.rank(q.words()) + ", meant " + q.tool())
                .toList();
    }

    @Test
    void everyToolIsAskedForAndEveryQuestionMeansATool() throws IOException {
        assertThat(questions()).hasSizeGreaterThanOrEqualTo(LEAST_QUESTIONS).doesNotHaveDuplicates();
        assertThat(questions().stream().map(Question::tool).collect(Collectors.toSet()))
                .isEqualTo(documents().keySet());
    }

    @Test
    void theRightToolComesFirst() throws IOException {
        List<String> misses = misses(documents(), 1);

        assertThat(1 - (double) misses.size() / questions().size())
                .as("share of questions whose tool is first; missed:%n%s", String.join("\n", misses))
                .isGreaterThanOrEqualTo(FIRST);
    }

    @Test
    void theRightToolIsAmongTheFirstThree() throws IOException {
        List<String> misses = misses(documents(), 3);

        assertThat(1 - (double) misses.size() / questions().size())
                .as("share of questions whose tool is among three; missed:%n%s", String.join("\n", misses))
                .isGreaterThanOrEqualTo(AMONG_THREE);
    }

    @Test
    void aToolThatSaysNothingIsNotFound() throws IOException {
        Map<String, String> mute = new LinkedHashMap<>(documents());
        mute.replaceAll((name, text) -> name);

        assertThat((double) misses(mute, 1).size() / questions().size()).isGreaterThan(1 - FIRST);
    }
}
