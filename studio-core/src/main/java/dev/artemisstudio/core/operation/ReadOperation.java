package dev.artemisstudio.core.operation;

/** Looks and changes nothing: it is handed nothing that could. */
public non-sealed interface ReadOperation<Q extends Record, R extends Record> extends Operation<Q, R> {
    /** Answers a request whose arguments are checked. */
    R handle(Q request, ReadContext context);
}
