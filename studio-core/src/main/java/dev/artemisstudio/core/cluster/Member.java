package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.NodeFacts;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;

/**
 * One node of a cluster over time. Everything but its health is changed by the refresh alone; callers' questions change
 * health too.
 */
final class Member {
    /** Where Studio has a member's URL from; what stands first wins over what stands later. */
    enum Origin {
        OVERRIDE,
        SEED,
        DISCOVERED
    }

    private final Origin origin;
    private final String url;
    private final HostPort place;
    private final Optional<String> givenName;
    private final Set<HostPort> advertised = ConcurrentHashMap.newKeySet();
    private final AtomicReference<Health> health = new AtomicReference<>(Health.unknown(Instant.now()));
    private volatile String nodeId = "";
    private volatile String brokerName = "";
    private volatile NodeView.Role role = NodeView.Role.UNKNOWN;
    private volatile Optional<BrokerLink> link = Optional.empty();

    Member(Origin origin, String url, Optional<String> givenName) {
        this.origin = origin;
        this.url = url;
        this.place = HostPort.of(url);
        this.givenName = givenName;
    }

    Origin origin() {
        return origin;
    }

    String url() {
        return url;
    }

    HostPort place() {
        return place;
    }

    /** The NodeID of its pair; empty until known. */
    String nodeId() {
        return nodeId;
    }

    NodeView.Role role() {
        return role;
    }

    Health health() {
        return health.get();
    }

    boolean is(NodeView.State state) {
        return health().state() == state;
    }

    Health change(UnaryOperator<Health> change) {
        return health.updateAndGet(change);
    }

    /** The name that a person gave it, or else the one that its broker has. */
    Optional<String> ownName() {
        return givenName.or(() -> Optional.of(brokerName).filter(name -> !name.isEmpty()));
    }

    /** Takes over what the node says of itself. A URL that leads to another broker than before begins anew. */
    void learn(NodeFacts facts) {
        String id = facts.identity().nodeId();
        boolean sameBroker = nodeId.isEmpty() || nodeId.equals(id);
        if (!sameBroker) {
            advertised.clear();
            role = NodeView.Role.UNKNOWN;
        }
        nodeId = id;
        brokerName = facts.identity().name();
        if (facts.state().backup()) {
            role = NodeView.Role.BACKUP;
        } else if (role == NodeView.Role.UNKNOWN) {
            // A backup that took over no longer calls itself one: what the topology said before stays.
            role = NodeView.Role.PRIMARY;
        }
    }

    /** Takes over what a topology says of it, where nothing better is known. */
    void place(String pairId, NodeView.Role listedAs) {
        if (nodeId.isEmpty()) {
            nodeId = pairId;
        }
        if (role == NodeView.Role.UNKNOWN) {
            role = listedAs;
        }
    }

    /** The node is also known under this address. */
    void alias(HostPort address) {
        advertised.add(address);
    }

    boolean isAt(HostPort address) {
        return place.equals(address) || advertised.contains(address);
    }

    /** Whether another member's own address is an address of this one, or the other way round. */
    boolean sameAs(Member other) {
        return isAt(other.place) || other.isAt(place);
    }

    Optional<BrokerLink> link() {
        return link;
    }

    void use(BrokerLink opened) {
        link = Optional.of(opened);
    }
}
