package dev.artemisstudio.core.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A file that holds one secret, such as a mounted Kubernetes or Docker secret. */
final class SecretFile {
    private static final long MAX_BYTES = 64 * 1024;

    private SecretFile() {}

    /** The file's text without the line end that editors add. */
    static String read(String key, String path) {
        try {
            Path file = Path.of(path);
            if (Files.size(file) > MAX_BYTES) {
                throw ConfigFault.of(key, path, "the file is larger than " + MAX_BYTES + " bytes; it is no password.");
            }
            String secret = Files.readString(file).stripTrailing();
            if (secret.isEmpty()) {
                throw ConfigFault.of(key, path, "the file is empty.");
            }
            return secret;
        } catch (IOException | InvalidPathException e) {
            throw ConfigFault.of(key, path, "the file cannot be read as text.");
        }
    }
}
