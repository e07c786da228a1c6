package dev.artemisstudio.distribution.demo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Removal of directory trees that other processes may be removing, or still writing to, at the same moment. */
final class Directories {

    private static final int ATTEMPTS = 5;

    private Directories() {}

    /** Removes the tree as far as it can; true when nothing is left. */
    static boolean delete(Path directory) {
        for (int attempt = 0; attempt < ATTEMPTS && Files.exists(directory); attempt++) {
            contents(directory).forEach(Directories::deleteOne);
        }
        return !Files.exists(directory);
    }

    private static List<Path> contents(Path directory) {
        try (Stream<Path> walk = Files.walk(directory)) {
            return walk.sorted(Comparator.reverseOrder()).toList();
        } catch (IOException | UncheckedIOException e) {
            // A file vanished under the walk: the next attempt sees what is left.
            return List.of();
        }
    }

    private static void deleteOne(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // Not empty yet: something was written meanwhile, and the next attempt takes it.
        }
    }
}
