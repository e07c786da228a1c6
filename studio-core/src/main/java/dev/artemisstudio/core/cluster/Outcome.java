package dev.artemisstudio.core.cluster;

/** How one piece of work of a fan-out ended. */
sealed interface Outcome<T> {
    record Value<T>(T value) implements Outcome<T> {}

    record Failure<T>(RuntimeException cause) implements Outcome<T> {}

    /** It did not end within its bound, or the caller was interrupted. */
    record Late<T>() implements Outcome<T> {}
}
