package dev.artemisstudio.distribution;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.logging.LogManager;

/** Where Studio logs to, unless a person says otherwise by {@code java.util.logging.config.file}. */
final class Logging {
    private static final String OWN_FILE = "java.util.logging.config.file";

    private Logging() {}

    /** To standard error, a line an event: standard output may be a protocol. */
    static void configure() {
        if (System.getProperty(OWN_FILE) != null) {
            return;
        }
        try (InputStream configuration = Logging.class.getResourceAsStream("/logging.properties")) {
            LogManager.getLogManager().readConfiguration(configuration);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
