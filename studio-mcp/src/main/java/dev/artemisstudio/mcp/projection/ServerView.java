package dev.artemisstudio.mcp.projection;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.render.Instructions;
import java.util.Optional;

/**
 * Who the server is, and what it tells a host at the start.
 *
 * @param version of the build; {@value #UNPACKAGED} when run from class files
 */
public record ServerView(String name, String title, String version, String instructions) {
    private static final String UNPACKAGED = "development";

    /** The server of a catalogue. */
    public static ServerView of(Catalogue catalogue) {
        String version = Optional.ofNullable(ServerView.class.getPackage().getImplementationVersion())
                .orElse(UNPACKAGED);
        return new ServerView("artemis-studio", "Artemis Studio", version, Instructions.of(catalogue));
    }
}
