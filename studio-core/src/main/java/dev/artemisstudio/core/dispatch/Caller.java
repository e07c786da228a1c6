package dev.artemisstudio.core.dispatch;

/**
 * Who calls, as far as the surface knows.
 *
 * @param name of the key; {@code local} while no keys are configured
 */
public record Caller(Surface surface, String name) {
    /** The surfaces a call can come over. */
    public enum Surface {
        MCP,
        REST,
        CLI
    }

    /** A caller on this machine, before any key is configured. */
    public static Caller local(Surface surface) {
        return new Caller(surface, "local");
    }
}
