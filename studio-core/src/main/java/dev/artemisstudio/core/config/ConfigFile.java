package dev.artemisstudio.core.config;

import io.helidon.config.Config;
import io.helidon.config.ConfigException;
import io.helidon.config.ConfigSources;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a YAML file, in which {@code ${NAME}} stands for a variable of the environment or a system property. */
public final class ConfigFile {
    private static final Pattern PLACE = Pattern.compile("line (\\d+), column (\\d+)");

    private ConfigFile() {}

    /**
     * The file's content, below what system properties and the environment set.
     *
     * @throws ConfigFault where the file cannot be read or is not YAML
     */
    public static Config read(Path file) {
        if (!Files.isReadable(file) || Files.isDirectory(file)) {
            throw ConfigFault.of(file.toString(), "there is no such file, or it cannot be read.");
        }
        try {
            return Config.builder(
                            ConfigSources.systemProperties(),
                            ConfigSources.environmentVariables(),
                            ConfigSources.file(file).optional(false))
                    .disableSystemPropertiesSource()
                    .disableEnvironmentVariablesSource()
                    .build();
        } catch (ConfigException e) {
            throw ConfigFault.of(file.toString(), "this is not valid YAML" + place(e) + ".");
        }
    }

    /** Only the place: the parser's own message quotes the file, which may hold a password. */
    private static String place(Throwable thrown) {
        for (Throwable at = thrown; at != null; at = at.getCause()) {
            Matcher matcher = PLACE.matcher(String.valueOf(at.getMessage()));
            if (matcher.find()) {
                return "; look at line " + matcher.group(1) + ", column " + matcher.group(2);
            }
        }
        return "";
    }
}
