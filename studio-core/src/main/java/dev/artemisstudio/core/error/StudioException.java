package dev.artemisstudio.core.error;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Every failure that a caller is told about. The message is written for the caller: it says what was tried, what was
 * expected and what to do next, and never holds a secret, a stack or a class name.
 */
public abstract sealed class StudioException extends RuntimeException
        permits Rejection,
                NotConfirmed,
                OverCap,
                NotFound,
                Hidden,
                Denied,
                Unauthenticated,
                BrokerUnavailable,
                BrokerTimeout,
                BrokerRefused,
                Internal {
    private static final long serialVersionUID = 1L;

    private final ErrorKind kind;

    StudioException(ErrorKind kind, String message) {
        super(message, null, false, false);
        this.kind = kind;
    }

    /** The kind, which gives status, title and remedy. */
    public final ErrorKind kind() {
        return kind;
    }

    /**
     * What this failure says beside its message, in a stable order: values are strings, numbers, booleans and lists of
     * strings. Both surfaces render exactly these members.
     */
    public Map<String, Object> members() {
        return new LinkedHashMap<>();
    }
}
