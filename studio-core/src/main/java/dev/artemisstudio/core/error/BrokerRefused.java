package dev.artemisstudio.core.error;

import java.util.Map;

/** The broker answered no: a missing right, a state that forbids it, a name it does not know. */
public final class BrokerRefused extends StudioException {
    private static final long serialVersionUID = 1L;

    private final String node;
    private final String code;
    private final String reason;

    /**
     * @param node the node that refused
     * @param code the broker's own code such as {@code AMQ229213}; empty where it gave none
     * @param reason its reason in plain words
     */
    public BrokerRefused(String node, String code, String reason) {
        super(ErrorKind.BROKER_REFUSED, node + " refused: " + reason);
        this.node = node;
        this.code = code;
        this.reason = reason;
    }

    /** The broker's own code such as {@code AMQ229213}; empty where it gave none. */
    public String code() {
        return code;
    }

    /** Why, in the broker's or in plain words. */
    public String reason() {
        return reason;
    }

    @Override
    public Map<String, Object> members() {
        Map<String, Object> members = super.members();
        members.put("node", node);
        if (!code.isEmpty()) {
            members.put("brokerCode", code);
        }
        members.put("reason", reason);
        return members;
    }
}
