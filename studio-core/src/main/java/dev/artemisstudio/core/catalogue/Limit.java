package dev.artemisstudio.core.catalogue;

/**
 * How many rows a caller wants. A value above the maximum is lowered to it, and the answer says so.
 *
 * @param rows rows to return, at least 1
 * @param clamped whether the caller asked for more
 */
public record Limit(int rows, boolean clamped) {}
