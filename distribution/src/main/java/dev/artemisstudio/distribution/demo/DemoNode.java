package dev.artemisstudio.distribution.demo;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The brokers of the demo cluster, in the order in which they start. Three primaries; the first has a replica. */
public enum DemoNode {
    ARTEMIS_1,
    ARTEMIS_2,
    ARTEMIS_3,
    ARTEMIS_1_BACKUP;

    /** The broker's name, as the broker itself reports it: {@code artemis-1}. */
    public String brokerName() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    boolean isBackup() {
        return this == ARTEMIS_1_BACKUP;
    }

    /** The replication group that ties a primary to its own backup; empty for a primary that runs alone. */
    Optional<String> replicationGroup() {
        return switch (this) {
            case ARTEMIS_1, ARTEMIS_1_BACKUP -> Optional.of("pair-1");
            case ARTEMIS_2, ARTEMIS_3 -> Optional.empty();
        };
    }

    static Stream<DemoNode> primaries() {
        return Stream.of(values()).filter(node -> !node.isBackup());
    }

    static DemoNode named(String brokerName) {
        return Stream.of(values())
                .filter(node -> node.brokerName().equals(brokerName))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no demo broker is called " + brokerName));
    }
}
