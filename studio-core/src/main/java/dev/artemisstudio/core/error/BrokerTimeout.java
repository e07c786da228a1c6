package dev.artemisstudio.core.error;

import java.time.Duration;
import java.util.Map;

/** A node took a call and did not answer within its bound. */
public final class BrokerTimeout extends StudioException {
    private static final long serialVersionUID = 1L;

    private final String node;
    private final String tried;
    private final Duration bound;

    /**
     * @param node the node
     * @param tried what it was asked, in field terms
     * @param bound how long Studio waited
     */
    public BrokerTimeout(String node, String tried, Duration bound) {
        super(ErrorKind.BROKER_TIMEOUT, node + " did not answer '" + tried + "' within " + bound.toMillis() + " ms.");
        this.node = node;
        this.tried = tried;
        this.bound = bound;
    }

    @Override
    public Map<String, Object> members() {
        Map<String, Object> members = super.members();
        members.put("node", node);
        members.put("tried", tried);
        members.put("waitedMillis", bound.toMillis());
        return members;
    }
}
