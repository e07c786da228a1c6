package dev.artemisstudio.core.error;

/** The kinds of failure a caller can meet: one entry, rendered by every surface. */
public enum ErrorKind {
    INVALID_ARGUMENT(400, "The call itself is wrong", "Mend the named parameter and call again."),
    UNAUTHENTICATED(401, "No key, or one that is not valid", "Send a valid key."),
    DENIED(403, "The key lacks a permission", "Ask for the permission named, or use another key."),
    HIDDEN(404, "No such cluster is available to you", "List the clusters you can see."),
    NOT_FOUND(404, "There is no such thing", "Look at the names offered, or list what there is."),
    NOT_CONFIRMED(409, "The run was not confirmed", "Send the confirmation that is named."),
    OVER_CAP(409, "More would be affected than the cap allows", "Narrow the selection, or override the cap."),
    BROKER_REFUSED(422, "The broker said no", "Read its reason; mend what it names."),
    INTERNAL(500, "Studio failed", "Report the id; it stands in Studio's log."),
    BROKER_UNAVAILABLE(
            502, "The broker cannot be reached", "Look at the node and the reason; call again when it is back."),
    BROKER_TIMEOUT(504, "The broker did not answer in time", "Call again; if it stays, look at the node.");

    private final int status;
    private final String title;
    private final String remedy;

    ErrorKind(int status, String title, String remedy) {
        this.status = status;
        this.title = title;
        this.remedy = remedy;
    }

    /** The HTTP status that stands for this kind. */
    public int status() {
        return status;
    }

    /** What this kind means, in one short phrase. */
    public String title() {
        return title;
    }

    /** What a caller does next. */
    public String remedy() {
        return remedy;
    }

    /** The name on the wire, in snake_case. */
    public String code() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
