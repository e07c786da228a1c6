package dev.artemisstudio.core.catalogue;

/** An enum that callers may send: every value says what it means. */
public interface Described {
    /** What the value means, in one sentence. */
    String description();
}
