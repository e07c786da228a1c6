package dev.artemisstudio.core.error;

import java.util.Map;

/** A real run was asked for without the confirmation it needs. */
public final class NotConfirmed extends StudioException {
    private static final long serialVersionUID = 1L;

    private final String expected;

    /** @param expected what {@code confirm} must be */
    public NotConfirmed(String expected) {
        super(
                ErrorKind.NOT_CONFIRMED,
                "Nothing was changed. A real run needs confirm to be exactly '" + expected + "'.");
        this.expected = expected;
    }

    @Override
    public Map<String, Object> members() {
        Map<String, Object> members = super.members();
        members.put("confirm", expected);
        return members;
    }
}
