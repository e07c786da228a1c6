package dev.artemisstudio.distribution;

import io.helidon.webserver.accesslog.AccessLogFeature;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Sends the access log to a file of its own, or nowhere: a line a request does not belong on the console. */
final class AccessLogFile {
    private static final int MAX_BYTES = 16 << 20;
    private static final int FILES = 4;

    /** Held here, because loggers that nobody holds are forgotten with their settings. */
    private static final Logger LOGGER = Logger.getLogger(AccessLogFeature.DEFAULT_LOGGER_NAME);

    private AccessLogFile() {}

    /** At most four files of 16 MiB, the newest under the name given. */
    static void open(Optional<Path> file) {
        LOGGER.setUseParentHandlers(false);
        LOGGER.setLevel(file.isPresent() ? Level.INFO : Level.OFF);
        file.ifPresent(path -> {
            try {
                FileHandler handler = new FileHandler(path + ".%g", MAX_BYTES, FILES, true);
                handler.setFormatter(new Plain());
                LOGGER.addHandler(handler);
            } catch (IOException e) {
                throw new UserFailure("Can't write the access log " + path + ": " + e.getMessage() + ".", e);
            }
        });
    }

    private static final class Plain extends Formatter {
        @Override
        public String format(LogRecord line) {
            return line.getMessage() + "\n";
        }
    }
}
