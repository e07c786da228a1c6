package dev.artemisstudio.core.config;

import io.helidon.config.Config;
import io.helidon.config.ConfigException;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Single values of a configuration. */
final class Values {
    private static final Pattern REFERENCE = Pattern.compile("\\$\\{[^}]+}");
    private static final Pattern SHORT_DURATION = Pattern.compile("(\\d{1,9})\\s*(ms|s|m|h)");

    private Values() {}

    /** A leaf's text; empty where it is absent or blank. */
    static Optional<String> text(Config node) {
        if (!node.exists()) {
            return Optional.empty();
        }
        if (!node.isLeaf()) {
            throw ConfigFault.of(node.key().toString(), "one value is expected, not a list or a group.");
        }
        try {
            return node.asString().asOptional().map(String::strip).filter(text -> !text.isEmpty());
        } catch (ConfigException e) {
            throw ConfigFault.of(node.key().toString(), "it names a variable that is not set.");
        }
    }

    /** Whether a reference such as {@code ${NAME}} is left. */
    static boolean unresolved(String text) {
        return REFERENCE.matcher(text).find();
    }

    /** {@code 500ms}, {@code 15s}, {@code 2m}, {@code 1h}, or ISO 8601 such as {@code PT15S}. */
    static Optional<Duration> duration(String text) {
        Matcher matcher = SHORT_DURATION.matcher(text.toLowerCase(Locale.ROOT));
        if (matcher.matches()) {
            long amount = Long.parseLong(matcher.group(1));
            return Optional.of(
                    switch (matcher.group(2)) {
                        case "ms" -> Duration.ofMillis(amount);
                        case "s" -> Duration.ofSeconds(amount);
                        case "m" -> Duration.ofMinutes(amount);
                        default -> Duration.ofHours(amount);
                    });
        }
        try {
            return Optional.of(Duration.parse(text));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    /** A duration as a person writes it. */
    static String shown(Duration duration) {
        if (duration.toMillis() % 1_000 != 0) {
            return duration.toMillis() + "ms";
        }
        return duration.toSeconds() % 60 == 0 ? duration.toMinutes() + "m" : duration.toSeconds() + "s";
    }
}
