package dev.artemisstudio.core.catalogue;

/**
 * How MCP groups operations of one target and one side of the line between looking and changing.
 *
 * @param name snake_case
 * @param title a few words for people
 * @param description what it does, in words that operators search by
 */
public record ToolSpec(String name, String title, String description, Selector selector) {}
