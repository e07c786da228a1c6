package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.NodeState;
import dev.artemisstudio.core.broker.NodeUsage;
import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.cluster.NodeView;
import java.time.Instant;
import java.util.Optional;

/** A node of a cluster: what Studio knows of it, and what it says of itself where it answered now. */
public record NodeRow(
        @Doc("The node's name in every answer.") String node,
        @Doc("How it is configured: primary, backup, or unknown where it was never reached.") NodeView.Role role,
        @Doc("How it runs: active serves clients, passive is a backup that waits.") NodeView.State state,
        @Doc("Since when Studio saw that state.") Instant since,
        @Doc("Why it can't be reached, or did not answer now.") Optional<String> reason,
        @Doc("The other member of its pair.") Optional<String> pair,
        @Doc("The NodeID, shared by the members of a pair; absent until it was reached once.") Optional<String> nodeId,
        @Doc("Where Studio reaches it.") String url,
        @Doc("What it says of itself; absent where it did not answer or waits.") Optional<Reading> reading) {

    /** What a node says of itself. */
    public record Reading(
            @Doc("The broker's version, such as 2.56.0.") String version,
            @Doc("How its high availability is configured, in the broker's words.") String haPolicy,
            @Doc("Whether its replica holds all of its data; false on a primary without a replica.")
                    boolean replicaInSync,
            @Doc("Time since it started, in milliseconds.") long uptimeMillis,
            @Doc("Open client connections, Studio's own left out.") int connections,
            @Doc("Messages in all queues.") long messages,
            @Doc("Disk and memory.") Usage usage,
            @Doc("How far its clock is from Studio's.") ClockOffset clock) {}

    /** Disk and memory of a node. */
    public record Usage(
            @Doc("How full the disk of its store is, in percent.") double diskStorePercent,
            @Doc("How full that disk may be before producers are blocked, in percent; absent where no limit is set.")
                    Optional<Integer> maxDiskPercent,
            @Doc("Memory that messages hold, in bytes.") long addressMemoryBytes,
            @Doc("That memory as a part of the global maximum, in percent; 0 where none is set.")
                    int addressMemoryPercent,
            @Doc("Addresses that page now.") int pagingAddresses) {}

    /** A clock against Studio's. */
    public record ClockOffset(
            @Doc("Node minus Studio, in milliseconds.") long offsetMillis,
            @Doc("Half the round trip: the true offset is within this much, in milliseconds.")
                    long uncertaintyMillis) {}

    static NodeRow of(NodeView view, Optional<NodeFacts> facts, Optional<String> failure) {
        return new NodeRow(
                view.name(),
                view.role(),
                view.state(),
                view.since(),
                view.reason().or(() -> failure),
                view.pair(),
                Optional.of(view.nodeId())
                        .filter(id -> !id.isEmpty())
                        .or(() -> facts.map(f -> f.identity().nodeId())),
                view.url(),
                facts.map(NodeRow::reading));
    }

    private static Reading reading(NodeFacts facts) {
        NodeState state = facts.state();
        NodeUsage usage = facts.usage();
        return new Reading(
                facts.identity().version(),
                facts.identity().haPolicy(),
                state.replicaSync(),
                state.uptimeMillis(),
                usage.connections(),
                usage.messages(),
                new Usage(
                        usage.diskStorePercent(),
                        usage.maxDiskPercent() < 0 ? Optional.empty() : Optional.of(usage.maxDiskPercent()),
                        usage.addressMemoryBytes(),
                        usage.addressMemoryPercent(),
                        usage.pagingAddresses()),
                new ClockOffset(facts.clock().offsetMillis(), facts.clock().uncertaintyMillis()));
    }
}
