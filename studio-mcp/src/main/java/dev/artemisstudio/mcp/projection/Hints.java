package dev.artemisstudio.mcp.projection;

import dev.artemisstudio.core.catalogue.Posture;

/**
 * What a host may expect of a tool. All four are always spelled out: what the protocol assumes of an absent hint is the
 * dangerous reading.
 *
 * @param openWorld false for every tool: the clusters that are registered are a closed set
 */
public record Hints(boolean readOnly, boolean destructive, boolean idempotent, boolean openWorld) {
    /** The hints that follow from a posture. */
    public static Hints of(Posture posture) {
        return switch (posture) {
            case READ -> new Hints(true, false, true, false);
            case WRITE -> new Hints(false, false, false, false);
            case DESTRUCTIVE -> new Hints(false, true, false, false);
        };
    }
}
