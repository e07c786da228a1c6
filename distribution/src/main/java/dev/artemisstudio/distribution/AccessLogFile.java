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
final class AccessLogFile implements AutoCloseable {
    private static final int MAX_BYTES = 16 << 20;
    private static final int FILES = 4;

    /** Held here, because loggers that nobody holds are forgotten with their settings. */
    private static final Logger LOGGER = Logger.getLogger(AccessLogFeature.DEFAULT_LOGGER_NAME);

    private final Optional<FileHandler> handler;

    private AccessLogFile(Optional<FileHandler> handler) {
        this.handler = handler;
    }

    /** At most four files of 16 MiB, named with {@code .0} to {@code .3} behind; {@code .0} is the newest. */
    static AccessLogFile open(Optional<Path> file) {
        Optional<FileHandler> handler = file.map(AccessLogFile::handler);
        LOGGER.setUseParentHandlers(false);
        LOGGER.setLevel(handler.isPresent() ? Level.INFO : Level.OFF);
        handler.ifPresent(LOGGER::addHandler);
        return new AccessLogFile(handler);
    }

    private static FileHandler handler(Path path) {
        try {
            FileHandler handler = new FileHandler(path.toString().replace("%", "%%") + ".%g", MAX_BYTES, FILES, true);
            handler.setFormatter(new Plain());
            return handler;
        } catch (IOException e) {
            throw new UserFailure("Can't write the access log " + path + ": " + e.getMessage() + ".", e);
        }
    }

    @Override
    public void close() {
        handler.ifPresent(open -> {
            LOGGER.removeHandler(open);
            open.close();
        });
    }

    private static final class Plain extends Formatter {
        @Override
        public String format(LogRecord line) {
            return line.getMessage() + "\n";
        }
    }
}
