package dev.artemisstudio.distribution;

/** Something the person at the command line can mend; the message is one line that says what and how. */
final class UserFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UserFailure(String message) {
        super(message);
    }

    UserFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
