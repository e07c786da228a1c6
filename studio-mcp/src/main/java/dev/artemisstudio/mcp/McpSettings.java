package dev.artemisstudio.mcp;

import io.helidon.common.Size;
import io.helidon.config.Config;
import java.util.List;

/**
 * How MCP is served.
 *
 * @param path of the endpoint, {@value #DEFAULT_PATH} by default
 * @param maxBodyBytes the longest message taken, {@value #DEFAULT_MAX_BODY_BYTES} bytes by default
 * @param allowedOrigins origins of web pages that may send messages, beside those of this machine; none by default
 */
public record McpSettings(String path, int maxBodyBytes, List<String> allowedOrigins) {
    private static final String DEFAULT_PATH = "/mcp";
    private static final int DEFAULT_MAX_BODY_BYTES = 1024 * 1024;
    private static final int MIN_BODY_BYTES = 1024;
    private static final int MAX_BODY_BYTES = 64 * 1024 * 1024;

    /** @throws IllegalArgumentException where a setting is out of its bounds, saying which */
    public McpSettings {
        allowedOrigins = List.copyOf(allowedOrigins);
        if (!path.startsWith("/") || path.length() < 2) {
            throw new IllegalArgumentException("mcp.path must begin with a slash and name something: " + path);
        }
        if (maxBodyBytes < MIN_BODY_BYTES || maxBodyBytes > MAX_BODY_BYTES) {
            throw new IllegalArgumentException(
                    "mcp.max-body must be " + MIN_BODY_BYTES + " to " + MAX_BODY_BYTES + " bytes: " + maxBodyBytes);
        }
    }

    /** What holds where nothing is configured. */
    public static McpSettings defaults() {
        return new McpSettings(DEFAULT_PATH, DEFAULT_MAX_BODY_BYTES, List.of());
    }

    /**
     * The settings of a block of config: {@code path}, {@code max-body} (such as {@code 1 MiB}), {@code allowed-origins}.
     *
     * @param config the block {@code mcp}, which may be absent
     */
    public static McpSettings of(Config config) {
        McpSettings defaults = defaults();
        return new McpSettings(
                config.get("path").asString().orElse(defaults.path()),
                config.get("max-body").asString().map(McpSettings::bytes).orElse(defaults.maxBodyBytes()),
                config.get("allowed-origins").asList(String.class).orElse(defaults.allowedOrigins()));
    }

    private static int bytes(String size) {
        try {
            return (int) Math.min(Integer.MAX_VALUE, Size.parse(size).toBytes());
        } catch (IllegalArgumentException | ArithmeticException unreadable) {
            throw new IllegalArgumentException("mcp.max-body is a size such as 1 MiB, not " + size, unreadable);
        }
    }
}
