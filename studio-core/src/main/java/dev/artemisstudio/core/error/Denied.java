package dev.artemisstudio.core.error;

import java.util.Map;

/** The caller's key lacks a permission that has no id to hide. */
public final class Denied extends StudioException {
    private static final long serialVersionUID = 1L;

    private final String permission;

    /** @param permission the permission that is missing, such as {@code settings:write} */
    public Denied(String permission) {
        super(ErrorKind.DENIED, "This key does not hold the permission " + permission + ".");
        this.permission = permission;
    }

    @Override
    public Map<String, Object> members() {
        Map<String, Object> members = super.members();
        members.put("permission", permission);
        return members;
    }
}
