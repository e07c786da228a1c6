package dev.artemisstudio.core.error;

/** No such cluster, or no grant on it: the same words for both, and the id is not echoed. */
public final class Hidden extends StudioException {
    private static final long serialVersionUID = 1L;

    public Hidden() {
        super(ErrorKind.HIDDEN, "No such cluster is available to you. clusters.list names those that are.");
    }
}
