package dev.artemisstudio.core.diagnosis;

import java.util.List;

/** A queue that shows a finding and one, as close to it as can be, that must not. */
record QueueCase(FindingCode code, Severity severity, QueueSnapshot shows, QueueSnapshot close) {
    static QueueCase of(FindingCode code, Severity severity, PartBuilder shows, PartBuilder close) {
        return new QueueCase(code, severity, snapshot(shows), snapshot(close));
    }

    static QueueSnapshot snapshot(PartBuilder... parts) {
        return missing(List.of(), parts);
    }

    static QueueSnapshot missing(List<String> missing, PartBuilder... parts) {
        return new QueueSnapshot(
                "demo",
                "orders",
                Nodes.NOW,
                java.util.Arrays.stream(parts).map(PartBuilder::build).toList(),
                missing,
                List.of(),
                List.of());
    }

    @Override
    public String toString() {
        return code.wireName() + " " + severity;
    }
}
