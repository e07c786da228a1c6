package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.ClockReading;
import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.NodeIdentity;
import dev.artemisstudio.core.broker.NodeState;
import dev.artemisstudio.core.broker.NodeUsage;
import dev.artemisstudio.core.broker.Page;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a node says of itself, in one round of pipelined calls. The clock is asked first, while the pipe is still empty.
 * Connections are those of others: Studio's own are not counted.
 */
final class NodeReading {
    private static final List<String> ATTRIBUTES = List.of(
            "CurrentTimeMillis",
            "Name",
            "NodeID",
            "Version",
            "HAPolicy",
            "Started",
            "Active",
            "Backup",
            "ReplicaSync",
            "UptimeMillis",
            "AddressMemoryUsage",
            "AddressMemoryUsagePercentage",
            "DiskStoreUsage",
            "MaxDiskUsage",
            "TotalMessageCount");

    // A broker without an ha-policy answers null and runs as this one.
    private static final String NO_HA_POLICY = "Primary Only";

    private static final Condition PAGING = new Condition("paging", Condition.Comparison.EQUALS, "true");

    private final NodeCalls calls;
    private final Clock clock;

    NodeReading(NodeCalls calls, Clock clock) {
        this.calls = calls;
        this.clock = clock;
    }

    NodeFacts read() {
        List<Call> asked =
                new ArrayList<>(ATTRIBUTES.stream().map(Call::ofBroker).toList());
        asked.add(Listing.CONNECTIONS.count(Optional.empty()));
        asked.add(Listing.ADDRESSES.count(Optional.of(PAGING)));
        List<Reply> replies = calls.all(asked);
        Map<String, Reply.Value> values = new HashMap<>();
        for (int i = 0; i < ATTRIBUTES.size(); i++) {
            values.put(ATTRIBUTES.get(i), calls.value(replies.get(i)));
        }
        int connections = (int) count(replies.get(ATTRIBUTES.size()));
        int paging = paging(replies.get(ATTRIBUTES.size() + 1));
        return new NodeFacts(
                identity(values), state(values), usage(values, connections, paging), skew(values), clock.instant());
    }

    private static NodeIdentity identity(Map<String, Reply.Value> values) {
        return new NodeIdentity(
                values.get("Name").text(),
                values.get("NodeID").text(),
                values.get("Version").text(),
                values.get("HAPolicy").value().map(Object::toString).orElse(NO_HA_POLICY));
    }

    private static NodeState state(Map<String, Reply.Value> values) {
        return new NodeState(
                values.get("Started").flag(),
                values.get("Active").flag(),
                values.get("Backup").flag(),
                values.get("ReplicaSync").flag(),
                values.get("UptimeMillis").number());
    }

    private static NodeUsage usage(Map<String, Reply.Value> values, int connections, int pagingAddresses) {
        return new NodeUsage(
                values.get("AddressMemoryUsage").number(),
                (int) values.get("AddressMemoryUsagePercentage").number(),
                percent(values.get("DiskStoreUsage").fraction()),
                (int) values.get("MaxDiskUsage").number(),
                connections,
                values.get("TotalMessageCount").number(),
                pagingAddresses);
    }

    // The broker answers a share of 1 and, before it looked for the first time, less than 0.
    private static double percent(double share) {
        return Math.clamp(share * 100, 0, 100);
    }

    private static ClockReading skew(Map<String, Reply.Value> values) {
        Reply.Value time = values.get("CurrentTimeMillis");
        long middle = (time.sentMillis() + time.receivedMillis()) / 2;
        long uncertainty = (time.receivedMillis() - time.sentMillis() + 1) / 2;
        return new ClockReading(time.number() - middle, Math.max(1, uncertainty));
    }

    // A passive node and one that refuses this list alone still answer the rest.
    private static long count(Reply reply) {
        return reply instanceof Reply.Value value
                ? Listing.CONNECTIONS.read(value, row -> row).total()
                : 0;
    }

    // Brokers that do not know this condition answer every address: the row they show does not page.
    private static int paging(Reply reply) {
        if (!(reply instanceof Reply.Value value)) {
            return 0;
        }
        Page<AddressFacts> page = Listing.ADDRESSES.read(value, QueueRows::address);
        boolean understood = page.rows().stream().allMatch(AddressFacts::paging);
        return understood ? (int) page.total() : 0;
    }
}
