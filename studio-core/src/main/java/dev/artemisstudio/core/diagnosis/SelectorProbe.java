package dev.artemisstudio.core.diagnosis;

/**
 * Whether any message of the queue meets a consumer's selector, found by browsing with it.
 *
 * @param matches whether at least one does
 */
public record SelectorProbe(String selector, boolean matches) {}
