package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.config.ClusterConfig;
import dev.artemisstudio.core.error.BrokerRefused;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.error.StudioException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads the members that are reachable or due, follows what they say of the cluster, and leaves the roster in order. One refresh
 * at a time.
 */
final class Discovery {
    private static final Logger LOG = LoggerFactory.getLogger(Discovery.class);

    /** Seeds, what they name, and what a backup that took over names: nodes found later wait for the next refresh. */
    private static final int ROUNDS = 3;

    private final ClusterConfig config;
    private final Roster roster;
    private final FanOut fanOut;
    private final Duration bound;
    private final PairWatch watch = new PairWatch();
    private volatile List<PairReading> pairs = List.of();

    Discovery(ClusterConfig config, Roster roster, FanOut fanOut) {
        this.config = config;
        this.roster = roster;
        this.fanOut = fanOut;
        // Who the node is and the topology are two calls behind one connect.
        this.bound = config.policy()
                .connectTimeout()
                .plus(config.policy().callTimeout().multipliedBy(2));
    }

    /** The pairs as the last refresh found them. */
    List<PairReading> pairs() {
        return pairs;
    }

    void refresh() {
        Round all = new Round();
        for (int i = 0; i < ROUNDS; i++) {
            List<Member> due = roster.members().stream().filter(all::isDue).toList();
            if (!due.isEmpty()) {
                read(due, all);
            }
            all.knowsWhoServes = true;
            all.topologies.serving().forEach((at, id) -> roster.place(at, id, NodeView.Role.PRIMARY));
            all.topologies.waiting().forEach((at, id) -> roster.place(at, id, NodeView.Role.BACKUP));
            roster.tidy(all.topologies, Instant.now());
            roster.members().stream()
                    .filter(all::waits)
                    .forEach(member -> member.change(h -> h.waiting(Instant.now())));
        }
        Map<Member, String> names = roster.settle();
        pairs = watch.read(roster.members(), all.active, names, Instant.now());
    }

    private void read(List<Member> due, Round round) {
        Map<Member, Outcome<Reading>> outcomes =
                fanOut.run(due, member -> Reading.of(roster.linkTo(member).reader()), bound, failure -> false);
        if (Thread.currentThread().isInterrupted()) {
            // Closing: what did not answer was not given the time to.
            return;
        }
        for (Member member : due) {
            round.read.add(member);
            Health before = member.health();
            apply(member, outcomes.get(member), round);
            tell(member, before, member.health());
        }
    }

    private void apply(Member member, Outcome<Reading> outcome, Round round) {
        Instant now = Instant.now();
        switch (outcome) {
            case Outcome.Value<Reading> value -> {
                Reading reading = value.value();
                member.learn(reading);
                boolean active = reading.facts().state().active();
                member.change(health -> health.reached(active, now));
                round.topologies.add(reading.topology());
                if (active) {
                    round.active.add(member);
                }
            }
            case Outcome.Failure<Reading> failure -> failed(member, failure.cause(), now);
            case Outcome.Late<Reading> late ->
                member.change(health -> health.failed(Reasons.late(bound), now, config.refresh()));
        }
    }

    private void failed(Member member, RuntimeException cause, Instant now) {
        switch (cause) {
            case BrokerRefused refused ->
                member.change(health -> health.refused("it refuses to say who it is: " + refused.reason(), now));
            case BrokerUnavailable gone -> member.change(health -> health.failed(gone.reason(), now, config.refresh()));
            case StudioException other ->
                member.change(health -> health.failed(other.getMessage(), now, config.refresh()));
            default -> {
                LOG.warn("Cluster {}: reading node {} failed", config.id(), member.place(), cause);
                member.change(health -> health.failed(Reasons.UNEXPECTED, now, config.refresh()));
            }
        }
    }

    private void tell(Member member, Health before, Health after) {
        if (before.state() == after.state()) {
            return;
        }
        String name = member.ownName().orElseGet(() -> member.place().toString());
        if (after.state() == NodeView.State.UNREACHABLE) {
            LOG.warn(
                    "Cluster {}: node {} is unreachable: {}",
                    config.id(),
                    name,
                    after.reason().orElse(""));
        } else {
            LOG.info("Cluster {}: node {} is {}", config.id(), name, after.state());
        }
    }

    /** What one refresh has seen so far. */
    private static final class Round {
        private final Set<Member> read = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Set<Member> active = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Topologies topologies = new Topologies();
        private boolean knowsWhoServes;

        boolean isDue(Member member) {
            if (read.contains(member)) {
                return false;
            }
            Health health = member.health();
            return switch (health.state()) {
                case ACTIVE, UNKNOWN -> true;
                case UNREACHABLE -> health.due(Instant.now());
                // A waiting backup takes no connections. It is tried once nobody says any more that it waits.
                case PASSIVE -> knowsWhoServes && !hasActivePartnerOf(member) && health.due(Instant.now());
            };
        }

        boolean waits(Member member) {
            return !active.contains(member) && topologies.onlyWaits(member);
        }

        private boolean hasActivePartnerOf(Member member) {
            Set<String> served = new HashSet<>();
            active.forEach(other -> served.add(other.nodeId()));
            return topologies.onlyWaits(member) && served.contains(member.nodeId());
        }
    }
}
