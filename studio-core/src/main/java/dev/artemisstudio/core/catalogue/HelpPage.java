package dev.artemisstudio.core.catalogue;

/**
 * A help topic that belongs to no single tool, such as how filters work.
 *
 * @param topic its name, snake_case
 * @param title a few words
 * @param text Markdown
 */
public record HelpPage(String topic, String title, String text) {}
