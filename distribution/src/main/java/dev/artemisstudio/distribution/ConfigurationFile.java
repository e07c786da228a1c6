package dev.artemisstudio.distribution;

import dev.artemisstudio.core.config.ConfigFile;
import io.helidon.config.Config;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The option for the configuration, for commands that read one. */
final class ConfigurationFile {
    @Option(
            names = "--config",
            paramLabel = "FILE",
            defaultValue = "studio.yaml",
            description = "Configuration in YAML (default ${DEFAULT-VALUE}).")
    private Path file;

    /** The content of the file; a fault of it is a {@code ConfigFault}. */
    Config read() {
        return ConfigFile.read(file);
    }
}
