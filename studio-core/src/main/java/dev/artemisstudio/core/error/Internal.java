package dev.artemisstudio.core.error;

import java.util.Map;
import java.util.UUID;

/** Studio failed. Carries an id that finds the cause in the log, and nothing of the cause itself. */
public final class Internal extends StudioException {
    private static final long serialVersionUID = 1L;

    private final String id;

    private Internal(String id) {
        super(ErrorKind.INTERNAL, "Studio failed. The cause stands in its log under " + id + ".");
        this.id = id;
    }

    /** A failure with a fresh id; the caller logs the cause under {@link #id()}. */
    public static Internal fresh() {
        return new Internal(UUID.randomUUID().toString());
    }

    /** The id under which the cause is logged. */
    public String id() {
        return id;
    }

    @Override
    public Map<String, Object> members() {
        Map<String, Object> members = super.members();
        members.put("id", id);
        return members;
    }
}
