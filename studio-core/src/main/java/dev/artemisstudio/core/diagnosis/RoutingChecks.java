package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.AddressFacts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Whether messages and consumers get into a queue at all. */
final class RoutingChecks {
    private RoutingChecks() {}

    static Stream<Finding> maxConsumers(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        int max = part.config().maxConsumers();
        long consumers = part.counts().consumers();
        if (max < 0 || consumers < max) {
            return Stream.empty();
        }
        return Stream.of(Finding.of(
                FindingCode.MAX_CONSUMERS_REACHED,
                Words.quoted(snapshot.queue()) + " on " + part.node() + " has " + Words.count(consumers, "consumer")
                        + " and accepts no more than " + max + ".",
                List.of(
                        part.witness().says("consumers", consumers, "consumers"),
                        part.witness().says("max-consumers", max, "consumers")),
                Words.list("consumers", snapshot.queue()) + " shows who holds the places."));
    }

    /** A queue that has a filter and never got a message, while its address gets some. */
    static Stream<Finding> filter(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        Optional<String> filter = part.config().filter();
        Optional<AddressFacts> address = part.around().address();
        if (filter.isEmpty()
                || address.isEmpty()
                || part.counts().added() != 0
                || part.counts().messages() != 0) {
            return Stream.empty();
        }
        long unrouted = address.get().unrouted();
        long elsewhere = address.get().messages();
        if (unrouted <= 0 && elsewhere <= 0) {
            return Stream.empty();
        }
        Witness witness = part.witness();
        return Stream.of(
                Finding.of(
                        FindingCode.FILTER_MATCHES_NOTHING,
                        unrouted > 0 ? Severity.WARNING : Severity.NOTICE,
                        "The filter " + Words.quoted(filter.get()) + " of " + Words.quoted(snapshot.queue()) + " on "
                                + part.node() + " let no message in; of what was sent to the address, "
                                + (unrouted > 0
                                        ? Words.count(unrouted, "message") + " went to no queue."
                                        : Words.count(elsewhere, "message") + " lie in other queues."),
                        List.of(
                                witness.says("queue filter", filter.get()),
                                witness.count("messages added to the queue", 0),
                                witness.count("messages that no queue took", unrouted),
                                witness.count("messages in queues of the address", elsewhere)),
                        Words.list("queues", part.config().address())
                                + " shows the filters of all queues of the address; compare with the properties that senders set."));
    }
}
