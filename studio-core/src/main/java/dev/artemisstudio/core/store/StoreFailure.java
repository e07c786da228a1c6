package dev.artemisstudio.core.store;

/** The store can't be opened, read or written; the message says which and why, without credentials. */
public final class StoreFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StoreFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
