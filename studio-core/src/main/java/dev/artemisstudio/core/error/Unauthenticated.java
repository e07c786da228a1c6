package dev.artemisstudio.core.error;

/** The caller sent no key, or one that is not valid. */
public final class Unauthenticated extends StudioException {
    private static final long serialVersionUID = 1L;

    public Unauthenticated() {
        super(ErrorKind.UNAUTHENTICATED, "A valid key is needed.");
    }
}
