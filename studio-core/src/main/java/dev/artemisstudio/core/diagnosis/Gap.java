package dev.artemisstudio.core.diagnosis;

/**
 * A part that should have been read and was not, so that nobody takes silence for health.
 *
 * @param node where it should have been read
 * @param what the part, in Artemis terms, such as {@code address settings}
 * @param reason why it was not read, in plain words
 */
public record Gap(String node, String what, String reason) {}
