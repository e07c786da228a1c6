package dev.artemisstudio.core.operation;

/** Adds or changes, loses nothing and disconnects nobody. */
public non-sealed interface WriteOperation<Q extends Record, R extends Record> extends Operation<Q, R> {
    /** What {@link #apply} would do, found without a means to change anything. */
    R preview(Q request, ReadContext context);

    /** Does it. A context exists only after the gate was passed. */
    R apply(Q request, ChangeContext context);
}
