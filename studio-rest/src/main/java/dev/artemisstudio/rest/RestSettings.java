package dev.artemisstudio.rest;

import io.helidon.common.Size;
import io.helidon.config.Config;
import java.util.List;

/**
 * Settings of the REST surface.
 *
 * @param prefix the path that all routes stand below, such as {@code /api/v1}
 * @param maxBodyBytes the largest body that is read, in bytes
 * @param corsOrigins origins whose pages may call, such as {@code https://ops.example.com}; none by default
 */
public record RestSettings(String prefix, int maxBodyBytes, List<String> corsOrigins) {
    private static final String DEFAULT_PREFIX = "/api/v1";
    private static final int DEFAULT_MAX_BODY_BYTES = 1 << 20; // 1 MiB
    private static final int LARGEST_BODY_BYTES = 64 << 20; // 64 MiB: a body is held in memory.

    public RestSettings {
        corsOrigins = List.copyOf(corsOrigins);
        if (!prefix.matches("(/[A-Za-z0-9._~-]+)+")) {
            throw new IllegalArgumentException("prefix must be a path such as " + DEFAULT_PREFIX + ", not " + prefix);
        }
        if (maxBodyBytes < 1 || maxBodyBytes > LARGEST_BODY_BYTES) {
            throw new IllegalArgumentException(
                    "max-body must be 1 to " + LARGEST_BODY_BYTES + " bytes, not " + maxBodyBytes);
        }
    }

    /** The defaults: {@code /api/v1}, 1 MiB, no foreign origin. */
    public static RestSettings defaults() {
        return new RestSettings(DEFAULT_PREFIX, DEFAULT_MAX_BODY_BYTES, List.of());
    }

    /**
     * Reads {@code prefix}, {@code max-body} (such as {@code 512 KiB}) and {@code cors.allow-origins}, each with its default.
     *
     * @throws IllegalArgumentException where a value cannot be used
     */
    public static RestSettings of(Config config) {
        RestSettings defaults = defaults();
        long maxBody = config.get("max-body")
                .asString()
                .map(text -> Size.parse(text).toBytes())
                .orElse((long) defaults.maxBodyBytes());
        return new RestSettings(
                config.get("prefix").asString().orElse(defaults.prefix()),
                Math.clamp(maxBody, 0, Integer.MAX_VALUE),
                config.get("cors.allow-origins").asList(String.class).orElse(List.of()));
    }
}
