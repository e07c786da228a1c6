package dev.artemisstudio.core.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Files under docs that must be what the code renders. {@code ./mvnw verify -Dgolden.update} rewrites them; a reviewer reads
 * the difference. Files that a person keeps ({@code budgets.txt}, {@code exceptions.txt}) are never written.
 */
public final class Golden {
    private static final List<String> KEPT_BY_HAND = List.of("budgets.txt", "exceptions.txt");

    private final Path folder;
    private final boolean update;

    /** The golden files of a folder; with {@code update} they are rewritten instead of compared. */
    public Golden(Path folder, boolean update) {
        this.folder = folder;
        this.update = update;
    }

    /** The golden files of a folder below docs, compared or rewritten as the build was told. */
    public static Golden below(String folder) {
        return new Golden(root().resolve("docs").resolve(folder), "true".equals(System.getProperty("golden.update")));
    }

    /** The top of the checkout. */
    public static Path root() {
        return Path.of(System.getProperty("studio.root", ".."));
    }

    /**
     * Compares the whole folder with what it should hold.
     *
     * @param rendered content by path relative to the folder; every other file in it is an orphan
     * @return one line a difference, empty for none
     */
    public List<String> differences(Map<String, String> rendered) {
        try {
            Map<String, String> stored = stored();
            if (update) {
                rewrite(stored, rendered);
                return List.of();
            }
            return compare(stored, rendered);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fails naming every difference, and the command that rewrites the files. */
    public void check(Map<String, String> rendered) {
        List<String> differences = differences(rendered);
        if (!differences.isEmpty()) {
            throw new AssertionError("Golden files in " + folder + " differ from what is rendered:\n"
                    + String.join("\n", differences)
                    + "\nIf the change is meant: ./mvnw verify -Dgolden.update, and read the diff.");
        }
    }

    private static List<String> compare(Map<String, String> stored, Map<String, String> rendered) {
        List<String> lines = new ArrayList<>();
        new TreeMap<>(rendered).forEach((path, content) -> {
            if (!stored.containsKey(path)) {
                lines.add("missing: " + path);
            } else if (!stored.get(path).equals(content)) {
                lines.add("differs: " + path + ", " + firstDifference(stored.get(path), content));
            }
        });
        stored.keySet().stream()
                .filter(path -> !rendered.containsKey(path))
                .forEach(path -> lines.add("orphan: " + path));
        return lines;
    }

    private static String firstDifference(String stored, String rendered) {
        List<String> before = stored.lines().toList();
        List<String> after = rendered.lines().toList();
        for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
            String left = i < before.size() ? before.get(i) : "(end)";
            String right = i < after.size() ? after.get(i) : "(end)";
            if (!left.equals(right)) {
                return "line " + (i + 1) + ": stored '" + left + "', rendered '" + right + "'";
            }
        }
        return "line ends";
    }

    private void rewrite(Map<String, String> stored, Map<String, String> rendered) throws IOException {
        for (String path : stored.keySet()) {
            if (!rendered.containsKey(path)) {
                Files.delete(folder.resolve(path));
            }
        }
        for (Map.Entry<String, String> file : rendered.entrySet()) {
            if (KEPT_BY_HAND.contains(file.getKey())) {
                continue;
            }
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
    }

    private Map<String, String> stored() throws IOException {
        Map<String, String> files = new TreeMap<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> paths = Files.walk(folder)) {
                for (Path path : paths.filter(Files::isRegularFile).toList()) {
                    if (!KEPT_BY_HAND.contains(path.getFileName().toString())) {
                        files.put(folder.relativize(path).toString().replace('\\', '/'), Files.readString(path));
                    }
                }
            }
        }
        return files;
    }
}
