package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.NodeUsage;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Disk, memory and paging of each node. */
final class UsageChecks {
    private static final int FULL_PERCENT = 100;

    private UsageChecks() {}

    static Stream<Finding> disk(ClusterSnapshot snapshot, Thresholds thresholds) {
        return each(snapshot, (witness, usage) -> disk(witness, usage, thresholds));
    }

    static Stream<Finding> memory(ClusterSnapshot snapshot, Thresholds thresholds) {
        return each(snapshot, (witness, usage) -> memory(witness, usage, thresholds));
    }

    static Stream<Finding> paging(ClusterSnapshot snapshot, Thresholds thresholds) {
        return each(snapshot, (witness, usage) -> {
            if (usage.pagingAddresses() <= 0) {
                return Optional.empty();
            }
            return Optional.of(Finding.of(
                    FindingCode.PAGING,
                    (usage.pagingAddresses() == 1 ? "1 address pages" : usage.pagingAddresses() + " addresses page")
                            + " on " + witness.node() + ".",
                    List.of(
                            witness.says("addresses that page", usage.pagingAddresses(), "addresses"),
                            witness.says("memory held by messages", usage.addressMemoryBytes(), "bytes")),
                    Words.list("addresses", "") + " shows which; then " + Words.list("consumers", "")
                            + " for who should take their messages."));
        });
    }

    private static Optional<Finding> disk(Witness witness, NodeUsage usage, Thresholds thresholds) {
        double left = usage.maxDiskPercent() - usage.diskStorePercent();
        if (usage.maxDiskPercent() < 0 || left > thresholds.nearDiskPoints()) {
            return Optional.empty();
        }
        boolean reached = left <= 0;
        String used = String.format(Locale.ROOT, "%.1f %%", usage.diskStorePercent());
        return Optional.of(Finding.of(
                reached ? FindingCode.DISK_LIMIT_REACHED : FindingCode.DISK_NEAR_LIMIT,
                "The disk of " + witness.node() + " is " + used + " full, "
                        + (reached ? "and producers are blocked from " : "and producers will be blocked at ")
                        + usage.maxDiskPercent() + " %.",
                List.of(
                        witness.percent("disk in use", usage.diskStorePercent()),
                        witness.percent("limit (max-disk-usage)", usage.maxDiskPercent())),
                Words.list("addresses", "") + " and " + Words.list("queues", "")
                        + " for what fills the store; then the disk itself, which others may fill too."));
    }

    private static Optional<Finding> memory(Witness witness, NodeUsage usage, Thresholds thresholds) {
        if (usage.addressMemoryPercent() < thresholds.nearMemoryPercent()) {
            return Optional.empty();
        }
        boolean reached = usage.addressMemoryPercent() >= FULL_PERCENT;
        return Optional.of(Finding.of(
                reached ? FindingCode.MEMORY_LIMIT_REACHED : FindingCode.MEMORY_NEAR_LIMIT,
                "Messages hold " + usage.addressMemoryPercent() + " % of the memory that " + witness.node()
                        + " allows for all addresses.",
                List.of(
                        witness.percent("address memory in use", usage.addressMemoryPercent()),
                        witness.says("memory held by messages", usage.addressMemoryBytes(), "bytes")),
                Words.list("queues", "") + " sorted by depth shows who holds it; " + Words.list("address_settings", "")
                        + " the address-full-policy of an address."));
    }

    private static Stream<Finding> each(
            ClusterSnapshot snapshot, BiFunction<Witness, NodeUsage, Optional<Finding>> check) {
        return snapshot.nodes().stream()
                .flatMap(n -> n.facts().stream().flatMap(f -> check.apply(witness(n, f), f.usage()).stream()));
    }

    private static Witness witness(NodeSnapshot node, NodeFacts facts) {
        return new Witness(node.name(), facts.readAt());
    }
}
