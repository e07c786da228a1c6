package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.config.NodeOverride;
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
    private volatile Optional<HostPort> ownAddress = Optional.empty();
    private volatile NodeView.Role role = NodeView.Role.UNKNOWN;
    private volatile Optional<BrokerLink> link = Optional.empty();

    private Member(Origin origin, String url, Optional<String> givenName) {
        this.origin = origin;
        this.url = url;
        this.place = HostPort.of(url);
        this.givenName = givenName;
    }

    static Member seed(String url) {
        return new Member(Origin.SEED, url, Optional.empty());
    }

    static Member discovered(HostPort address) {
        return new Member(Origin.DISCOVERED, address.url(), Optional.empty());
    }

    static Member entered(NodeOverride override) {
        Member member = new Member(Origin.OVERRIDE, override.url(), override.name());
        override.nodeId()
                .ifPresent(id -> member.place(id, override.backup() ? NodeView.Role.BACKUP : NodeView.Role.PRIMARY));
        return member;
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
    void learn(Reading reading) {
        NodeFacts facts = reading.facts();
        String id = facts.identity().nodeId();
        boolean sameBroker = nodeId.isEmpty() || nodeId.equals(id);
        if (!sameBroker) {
            advertised.clear();
            role = NodeView.Role.UNKNOWN;
        }
        nodeId = id;
        brokerName = facts.identity().name();
        ownAddress = reading.ownAddress();
        ownAddress.ifPresent(advertised::add);
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

    /** Whether nobody has yet said under which address it is advertised. */
    boolean isUnplaced() {
        return advertised.isEmpty();
    }

    boolean isAt(HostPort address) {
        return place.equals(address) || advertised.contains(address);
    }

    /**
     * Whether this is the node that another member is too. One has the address of the other; or both are brokers of one name and
     * NodeID that advertise one address, reached under two names of their host. Members of a pair advertise different ones.
     */
    boolean sameAs(Member other) {
        if (!nodeId.isEmpty() && !other.nodeId.isEmpty() && !nodeId.equals(other.nodeId)) {
            return false;
        }
        return isAt(other.place)
                || other.isAt(place)
                || (!brokerName.isEmpty()
                        && nodeId.equals(other.nodeId)
                        && brokerName.equals(other.brokerName)
                        && ownAddress.equals(other.ownAddress));
    }

    Optional<BrokerLink> link() {
        return link;
    }

    void use(BrokerLink opened) {
        link = Optional.of(opened);
    }
}
