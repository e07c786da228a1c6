package dev.artemisstudio.core.catalogue.render;

import dev.artemisstudio.core.catalogue.Doc;
import java.util.List;

/** What studio_help says about one topic. */
public record HelpTopic(
        @Doc("The topic's name.") String topic,
        @Doc("A few words that say what it is.") String title,
        @Doc("What to know about it, as Markdown.") String text,
        @Doc("The operations it is about, with everything about each.") List<OperationHelp> operations) {}
