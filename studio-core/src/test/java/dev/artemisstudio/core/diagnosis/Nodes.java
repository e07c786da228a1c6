package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.ClockReading;
import dev.artemisstudio.core.broker.ClusterLinkFacts;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.NodeIdentity;
import dev.artemisstudio.core.broker.NodeState;
import dev.artemisstudio.core.broker.NodeUsage;
import dev.artemisstudio.core.broker.TopologyMember;
import dev.artemisstudio.core.cluster.NodeView;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Nodes of snapshots, well unless told otherwise. */
final class Nodes {
    static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");
    static final NodeUsage MODEST = usage(10, 40, 90, 0);

    private Nodes() {}

    static NodeUsage usage(int memoryPercent, double diskPercent, int maxDisk, int paging) {
        return new NodeUsage(1_000, memoryPercent, diskPercent, maxDisk, 3, 100, paging);
    }

    static NodeView view(String name, NodeView.Role role, NodeView.State state, String pair) {
        return new NodeView(
                name,
                "tcp://" + name + ":61616",
                "id-" + (role == NodeView.Role.BACKUP ? pair : name),
                role,
                state,
                pair.isEmpty() ? Optional.empty() : Optional.of(pair),
                NOW.minusSeconds(90),
                state == NodeView.State.UNREACHABLE ? Optional.of("connection refused") : Optional.empty());
    }

    static NodeFacts facts(String name, String version, String policy, NodeState state, NodeUsage usage) {
        return new NodeFacts(
                new NodeIdentity(name, "id-" + name, version, policy), state, usage, new ClockReading(3, 2), NOW);
    }

    static NodeState serving(boolean backup, boolean replicaSync) {
        return new NodeState(true, true, backup, replicaSync, 60_000);
    }

    /** An active primary without a pair. */
    static NodeSnapshot well(String name) {
        return with(facts(name, "2.56.0", "Primary Only", serving(false, false), MODEST));
    }

    static NodeSnapshot using(String name, NodeUsage usage) {
        return with(facts(name, "2.56.0", "Primary Only", serving(false, false), usage));
    }

    static NodeSnapshot versioned(String name, String version) {
        return with(facts(name, version, "Primary Only", serving(false, false), MODEST));
    }

    static NodeSnapshot clock(String name, long offset, long uncertainty) {
        NodeFacts facts = facts(name, "2.56.0", "Primary Only", serving(false, false), MODEST);
        return with(new NodeFacts(
                facts.identity(), facts.state(), facts.usage(), new ClockReading(offset, uncertainty), NOW));
    }

    static NodeSnapshot with(NodeFacts facts) {
        String name = facts.identity().name();
        return new NodeSnapshot(
                view(name, NodeView.Role.PRIMARY, NodeView.State.ACTIVE, ""),
                Optional.of(facts),
                Optional.of(List.of()),
                Optional.of(List.of()));
    }

    /** A primary of a pair, as its own topology sees it. */
    static NodeSnapshot primary(String policy, boolean inSync, boolean announced) {
        NodeFacts facts = facts("a", "2.56.0", policy, serving(false, inSync), MODEST);
        TopologyMember self =
                new TopologyMember("id-a", Optional.of("a:1"), announced ? Optional.of("b:1") : Optional.empty());
        return new NodeSnapshot(
                view("a", NodeView.Role.PRIMARY, NodeView.State.ACTIVE, announced ? "b" : ""),
                Optional.of(facts),
                Optional.of(List.of(self)),
                Optional.of(List.of()));
    }

    static NodeSnapshot silent(String name, NodeView.Role role, NodeView.State state, String pair) {
        return new NodeSnapshot(view(name, role, state, pair), Optional.empty(), Optional.empty(), Optional.empty());
    }

    static NodeSnapshot linked(String name, boolean started, String... members) {
        Map<String, String> connected = java.util.Arrays.stream(members)
                .collect(java.util.stream.Collectors.toMap(m -> "id-" + m, m -> m + ":61616"));
        NodeSnapshot well = well(name);
        return new NodeSnapshot(
                well.view(),
                well.facts(),
                well.topology(),
                Optional.of(List.of(new ClusterLinkFacts("my-cluster", started, "ON_DEMAND", connected))));
    }
}
