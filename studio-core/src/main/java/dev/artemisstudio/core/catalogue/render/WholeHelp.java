package dev.artemisstudio.core.catalogue.render;

import dev.artemisstudio.core.catalogue.Catalogue;
import java.util.List;

/**
 * Everything that studio_help says, in one piece.
 *
 * @param index what it says without a topic
 * @param topics what it says about every tool and page, in the order of the index
 */
public record WholeHelp(HelpIndex index, List<HelpTopic> topics) {
    /** The help of a catalogue. */
    public static WholeHelp of(Catalogue catalogue) {
        return new WholeHelp(HelpIndex.of(catalogue), new Help(catalogue).whole());
    }
}
