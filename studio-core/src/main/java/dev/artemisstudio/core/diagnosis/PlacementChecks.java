package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.broker.ClusterLinkFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Whether a queue is where its messages and its consumers are. */
final class PlacementChecks {
    /** Load balancing at which the broker moves messages to where consumers are. */
    private static final Set<String> REDISTRIBUTING = Set.of("ON_DEMAND", "OFF_WITH_REDISTRIBUTION");

    /** The broker's default where nobody set a delay: never. */
    private static final String REDISTRIBUTION_OFF = "-1";

    private PlacementChecks() {}

    static Stream<Finding> stuck(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        List<String> consuming = snapshot.parts().stream()
                .filter(p -> p.counts().consumers() > 0)
                .map(QueuePart::node)
                .toList();
        if (part.counts().consumers() > 0
                || part.counts().ready() < thresholds.backlogMessages()
                || consuming.isEmpty()
                || part.config().is(QueueTrait.INTERNAL)) {
            return Stream.empty();
        }
        Optional<String> delay =
                part.around().settings().map(s -> s.text("redistributionDelay").orElse(REDISTRIBUTION_OFF));
        Optional<String> balancing = part.around().links().map(PlacementChecks::balancing);
        boolean off = delay.filter(d -> d.startsWith("-")).isPresent()
                || balancing.filter(b -> !REDISTRIBUTING.contains(b)).isPresent();
        Witness witness = part.witness();
        List<Evidence> evidence = new ArrayList<>();
        evidence.add(witness.count("messages ready", part.counts().ready()));
        evidence.add(witness.says("consumers", 0, "consumers"));
        snapshot.parts().stream()
                .filter(p -> p.counts().consumers() > 0)
                .forEach(p ->
                        evidence.add(p.witness().says("consumers", p.counts().consumers(), "consumers")));
        delay.ifPresent(d -> evidence.add(witness.says("redistribution-delay", d, "milliseconds")));
        balancing.ifPresent(b -> evidence.add(witness.says("message-load-balancing", b)));
        return Stream.of(Finding.of(
                FindingCode.STUCK_WITHOUT_CONSUMERS,
                off ? Severity.WARNING : Severity.NOTICE,
                Words.count(part.counts().ready(), "message") + " of " + Words.quoted(snapshot.queue()) + " wait on "
                        + part.node() + ", which has no consumer; " + String.join(", ", consuming)
                        + (consuming.size() == 1 ? " has" : " have") + " some: " + why(delay, balancing) + ".",
                evidence,
                Words.list("address_settings", part.config().address()) + " shows redistribution-delay; "
                        + Words.list("consumers", snapshot.queue()) + " where consumers are attached."));
    }

    private static String why(Optional<String> delay, Optional<String> balancing) {
        if (balancing.filter(String::isEmpty).isPresent()) {
            return "the node has no cluster connection";
        } else if (balancing.filter(b -> !REDISTRIBUTING.contains(b)).isPresent()) {
            return "message-load-balancing " + balancing.orElse("") + " does not redistribute";
        } else if (delay.filter(d -> d.startsWith("-")).isPresent()) {
            return "redistribution is off (redistribution-delay -1)";
        }
        return delay.map(d -> "redistribution begins " + d + " ms after the last consumer left, or can't keep up")
                .orElse("whether redistribution is on was not read");
    }

    private static String balancing(List<ClusterLinkFacts> links) {
        return links.stream()
                .map(ClusterLinkFacts::loadBalancing)
                .filter(REDISTRIBUTING::contains)
                .findFirst()
                .orElse(links.isEmpty() ? "" : links.getFirst().loadBalancing());
    }

    /** Nodes that answered and do not have the queue. A temporary queue lives on one node by nature. */
    static Stream<Finding> missing(QueueSnapshot snapshot) {
        if (snapshot.missing().isEmpty()
                || snapshot.parts().isEmpty()
                || snapshot.parts().getFirst().config().is(QueueTrait.TEMPORARY)) {
            return Stream.empty();
        }
        List<Evidence> evidence = snapshot.missing().stream()
                .map(n -> new Witness(n, snapshot.readAt()).says("queue " + Words.quoted(snapshot.queue()), "absent"))
                .toList();
        return Stream.of(Finding.of(
                FindingCode.MISSING_ON_NODES,
                Words.quoted(snapshot.queue()) + " does not exist on " + String.join(", ", snapshot.missing())
                        + "; it does on "
                        + String.join(
                                ", ",
                                snapshot.parts().stream().map(QueuePart::node).toList()) + ".",
                evidence,
                Words.list("queues", snapshot.queue()) + " shows it per node; " + Words.list("address_settings", "")
                        + " auto-create-queues."));
    }

    static Optional<String> setting(QueuePart part, String key) {
        return part.around().settings().flatMap((AddressSettings s) -> s.text(key));
    }
}
