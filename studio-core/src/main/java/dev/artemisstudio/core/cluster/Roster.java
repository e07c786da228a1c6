package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.broker.BrokerGateway;
import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.Endpoint;
import dev.artemisstudio.core.config.ClusterConfig;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The members of one cluster: which there are, which of them are one, what they are called, and the link to each. Changed by the
 * refresh alone; what callers see is published whole by {@link #settle()}.
 */
final class Roster implements AutoCloseable {
    /** More nodes than any cluster has; a topology that names more is not believed. */
    static final int MAX_MEMBERS = 256;

    /** How long a discovered node that is gone and that no other node lists is still shown. */
    static final Duration FORGET_AFTER = Duration.ofHours(24);

    private final ClusterConfig config;
    private final BrokerGateway gateway;
    private final List<Member> members = new ArrayList<>();
    private final List<BrokerLink> retired = new ArrayList<>();
    private final List<BrokerLink> closing = new ArrayList<>();
    private volatile List<Placed> published = List.of();
    private boolean closed;

    /** A member as callers see it. */
    record Placed(String name, Member member, BrokerLink link, Optional<String> pair) {}

    Roster(ClusterConfig config, BrokerGateway gateway) {
        this.config = config;
        this.gateway = gateway;
        Stream.concat(
                        config.overrides().stream().map(Member::entered),
                        config.seeds().stream().map(Member::seed))
                .forEach(this::addUnlessKnown);
        settle();
    }

    /** The members as published last, by name. */
    List<Placed> published() {
        return published;
    }

    /** The members now; for the refresh. */
    List<Member> members() {
        return List.copyOf(members);
    }

    /** The member at an advertised address of a pair; made if there is none and discovery may add it. */
    void place(HostPort address, String nodeId, NodeView.Role listedAs) {
        Optional<Member> found = members.stream()
                .filter(member -> member.isAt(address))
                .findFirst()
                .or(() -> enteredFor(nodeId, listedAs));
        if (found.isEmpty() && config.refresh().discovery() && members.size() < MAX_MEMBERS) {
            Member added = Member.discovered(address);
            members.add(added);
            found = Optional.of(added);
        }
        found.ifPresent(member -> {
            member.alias(address);
            member.place(nodeId, listedAs);
        });
    }

    /** Leaves one member of those that turned out to be one node, and drops nodes that are gone for good. */
    void tidy(Topologies topologies, Instant now) {
        List<Member> ordered = new ArrayList<>(members);
        ordered.sort(Comparator.comparing(Member::origin));
        for (Member kept : ordered) {
            for (Member other : ordered) {
                if (kept != other && members.contains(kept) && members.contains(other) && kept.sameAs(other)) {
                    kept.alias(other.place());
                    drop(other);
                }
            }
        }
        members().stream()
                .filter(member -> member.origin() == Member.Origin.DISCOVERED
                        && member.is(NodeView.State.UNREACHABLE)
                        && !topologies.lists(member)
                        && member.health().since().plus(FORGET_AFTER).isBefore(now))
                .forEach(this::drop);
    }

    /** Names every member, opens its link under that name, and shows the result to callers. Returns the names. */
    synchronized Map<Member, String> settle() {
        Map<Member, String> names = Names.of(members);
        closing.forEach(BrokerLink::close);
        closing.clear();
        closing.addAll(retired);
        retired.clear();
        if (!closed) {
            published = members.stream()
                    .map(member -> new Placed(
                            names.get(member),
                            member,
                            linkTo(member, names.get(member)),
                            Names.partner(member, members).map(names::get)))
                    .sorted(Comparator.comparing(Placed::name))
                    .toList();
        }
        return names;
    }

    /** The link of a member that has just been found and is not published yet. */
    synchronized BrokerLink linkTo(Member member) {
        return linkTo(member, member.link().map(link -> link.endpoint().node()).orElseGet(() -> member.place()
                .toString()));
    }

    /** Closes every link; no other is opened. */
    @Override
    public synchronized void close() {
        closed = true;
        Stream.concat(closing.stream(), retired.stream()).forEach(BrokerLink::close);
        members.forEach(member -> member.link().ifPresent(BrokerLink::close));
    }

    /** Calls under way keep the link with the old name over the next refresh. */
    private BrokerLink linkTo(Member member, String name) {
        Optional<BrokerLink> open = member.link();
        if (open.isPresent() && open.get().endpoint().node().equals(name)) {
            return open.get();
        }
        open.ifPresent(retired::add);
        BrokerLink opened =
                gateway.open(new Endpoint(name, member.url(), config.credentials(), config.tls(), config.policy()));
        member.use(opened);
        return opened;
    }

    private Optional<Member> enteredFor(String nodeId, NodeView.Role listedAs) {
        return members.stream()
                .filter(member -> member.origin() == Member.Origin.OVERRIDE
                        && member.nodeId().equals(nodeId)
                        && member.role() == listedAs
                        && member.isUnplaced())
                .findFirst();
    }

    private void addUnlessKnown(Member member) {
        if (members.stream().noneMatch(member::sameAs)) {
            members.add(member);
        }
    }

    private synchronized void drop(Member member) {
        members.remove(member);
        member.link().ifPresent(retired::add);
    }
}
