package dev.artemisstudio.core.config;

/**
 * The configuration cannot be used. The message is one line for the person who wrote it: the key, the value unless it is a
 * secret, and what is accepted.
 */
public final class ConfigFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String key;

    private ConfigFault(String key, String message) {
        super(message, null, false, false);
        this.key = key;
    }

    /** A fault of a key as a whole: missing, unknown, of the wrong shape, or a secret that is not shown. */
    static ConfigFault of(String key, String problem) {
        return new ConfigFault(key, key + ": " + problem);
    }

    /** A fault of a value that may be shown. */
    public static ConfigFault of(String key, String value, String accepted) {
        return new ConfigFault(key, key + " is '" + value + "': " + accepted);
    }

    /** The full key, such as {@code studio.clusters.0.seeds}; the path of the file where it cannot be read at all. */
    public String key() {
        return key;
    }
}
