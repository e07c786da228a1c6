package dev.artemisstudio.core.error;

import java.util.Map;

/** A real run would affect more than the bulk cap allows. */
public final class OverCap extends StudioException {
    private static final long serialVersionUID = 1L;

    private final long affected;
    private final long cap;

    /**
     * @param affected how many messages a real run would affect
     * @param cap how many are allowed without override
     */
    public OverCap(long affected, long cap) {
        super(
                ErrorKind.OVER_CAP,
                "Nothing was changed. " + affected + " would be affected; the cap is " + cap
                        + ". Send override to go beyond it.");
        this.affected = affected;
        this.cap = cap;
    }

    @Override
    public Map<String, Object> members() {
        Map<String, Object> members = super.members();
        members.put("affected", affected);
        members.put("cap", cap);
        return members;
    }
}
