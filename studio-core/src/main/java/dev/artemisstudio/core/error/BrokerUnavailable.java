package dev.artemisstudio.core.error;

import java.time.Instant;
import java.util.Map;

/** A node, or every node of a cluster, cannot be reached. */
public final class BrokerUnavailable extends StudioException {
    private static final long serialVersionUID = 1L;

    private final String node;
    private final String reason;
    private final Instant since;

    /**
     * @param node the node, or the cluster where none of its nodes answers
     * @param reason why, in plain words, without secrets
     * @param since when it was first seen to be gone
     */
    public BrokerUnavailable(String node, String reason, Instant since) {
        super(ErrorKind.BROKER_UNAVAILABLE, node + " cannot be reached since " + since + ": " + reason);
        this.node = node;
        this.reason = reason;
        this.since = since;
    }

    /** Why, in plain words. */
    public String reason() {
        return reason;
    }

    /** When it was first seen to be gone. */
    public Instant since() {
        return since;
    }

    @Override
    public Map<String, Object> members() {
        Map<String, Object> members = super.members();
        members.put("node", node);
        members.put("reason", reason);
        members.put("since", since.toString());
        return members;
    }
}
