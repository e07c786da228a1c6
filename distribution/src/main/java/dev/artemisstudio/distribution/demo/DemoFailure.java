package dev.artemisstudio.distribution.demo;

/** The demo can't run; the message is one line for the person who started it, and says what to do. */
public final class DemoFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    DemoFailure(String message) {
        super(message);
    }

    DemoFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
