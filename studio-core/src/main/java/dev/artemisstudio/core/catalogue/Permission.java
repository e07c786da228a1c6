package dev.artemisstudio.core.catalogue;

/** What a key may be granted. */
public enum Permission {
    /** For what everyone may know: help and one's own permissions. */
    NONE("none"),
    CLUSTER_READ("cluster:read"),
    MESSAGE_READ("message:read"),
    MESSAGE_WRITE("message:write"),
    MESSAGE_PURGE("message:purge"),
    QUEUE_WRITE("queue:write"),
    QUEUE_DELETE("queue:delete"),
    CONNECTION_CLOSE("connection:close"),
    ALERT_WRITE("alert:write"),
    SETTINGS_WRITE("settings:write"),
    AUDIT_READ("audit:read"),
    ACCESS_ADMIN("access:admin");

    private final String code;

    Permission(String code) {
        this.code = code;
    }

    /** The name on the wire, such as {@code cluster:read}. */
    public String code() {
        return code;
    }

    /** Whether it only lets a caller look. */
    public boolean readOnly() {
        return this == NONE || code.endsWith(":read");
    }
}
