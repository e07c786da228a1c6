package dev.artemisstudio.core.dispatch;

/**
 * The result of a call, rendered once for every surface.
 *
 * @param json a compact JSON object
 */
public record Answer(String json) {}
