package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.broker.ClusterLinkFacts;
import dev.artemisstudio.core.broker.ConsumerFacts;
import dev.artemisstudio.core.broker.ConsumerProgress;
import dev.artemisstudio.core.broker.Origin;
import dev.artemisstudio.core.broker.PreparedTransaction;
import dev.artemisstudio.core.broker.QueueConfig;
import dev.artemisstudio.core.broker.QueueCounts;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.RoutingType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A queue on one node, read twice a second apart: by default two well consumers' worth of nothing. */
final class PartBuilder {
    private final String node;
    private QueueConfig config = Queues.config("orders");
    private QueueCounts before = Queues.counts(0, 0, 0, 0);
    private QueueCounts after = before;
    private boolean paused;
    private boolean once;
    private final List<ConsumerFacts> consumersBefore = new ArrayList<>();
    private final List<ConsumerFacts> consumersAfter = new ArrayList<>();
    private Optional<AddressFacts> address = Optional.empty();
    private Map<String, String> settings = Map.of("deadLetterAddress", "DLA");
    private Optional<Destination> deadLetter = Optional.of(new Destination("DLA", true, 1));
    private Optional<Destination> expiry = Optional.empty();
    private List<PreparedTransaction> prepared = List.of();
    private List<ClusterLinkFacts> links = List.of();
    private QueueContents contents = QueueContents.UNREAD;
    private int limitPercent;

    private PartBuilder(String node) {
        this.node = node;
    }

    static PartBuilder on(String node) {
        return new PartBuilder(node);
    }

    static PartBuilder part() {
        return on("a");
    }

    PartBuilder config(QueueConfig value) {
        config = value;
        return this;
    }

    /** The same counts in both readings. */
    PartBuilder counts(long messages, long delivering, long scheduled, long consumers) {
        return counts(Queues.counts(messages, delivering, scheduled, consumers));
    }

    PartBuilder counts(QueueCounts both) {
        return counts(both, both);
    }

    PartBuilder counts(QueueCounts first, QueueCounts second) {
        before = first;
        after = second;
        return this;
    }

    PartBuilder paused() {
        paused = true;
        return this;
    }

    PartBuilder readOnce() {
        once = true;
        return this;
    }

    /** A consumer that was quiet for some seconds, with what it acknowledged in total at each reading. */
    PartBuilder holding(
            String id, long inDelivery, long quietSeconds, long acknowledgedBefore, long acknowledgedAfter) {
        Optional<Instant> last = Optional.of(Nodes.NOW.minusSeconds(quietSeconds));
        consumersBefore.add(
                consumer(id, "", false, new ConsumerProgress(inDelivery, 50, acknowledgedBefore, last, last)));
        consumersAfter.add(
                consumer(id, "", false, new ConsumerProgress(inDelivery, 50, acknowledgedAfter, last, last)));
        return this;
    }

    PartBuilder idle(String id, String selector) {
        return idle(id, selector, 0, 0);
    }

    PartBuilder idle(String id, String selector, long deliveredBefore, long deliveredAfter) {
        consumersBefore.add(consumer(
                id, selector, false, new ConsumerProgress(0, deliveredBefore, 0, Optional.empty(), Optional.empty())));
        consumersAfter.add(consumer(
                id, selector, false, new ConsumerProgress(0, deliveredAfter, 0, Optional.empty(), Optional.empty())));
        return this;
    }

    PartBuilder browsing(String id) {
        ConsumerFacts browser =
                consumer(id, "", true, new ConsumerProgress(0, 0, 0, Optional.empty(), Optional.empty()));
        consumersBefore.add(browser);
        consumersAfter.add(browser);
        return this;
    }

    PartBuilder address(long messages, long unrouted) {
        address = Optional.of(
                new AddressFacts("orders", Set.of(RoutingType.MULTICAST), 2, messages, unrouted, 0, false, Set.of()));
        return this;
    }

    PartBuilder limitPercent(int value) {
        limitPercent = value;
        return this;
    }

    PartBuilder settings(Map<String, String> values) {
        settings = values;
        return this;
    }

    PartBuilder deadLetter(Optional<Destination> value) {
        deadLetter = value;
        return this;
    }

    PartBuilder expiry(Optional<Destination> value) {
        expiry = value;
        return this;
    }

    PartBuilder prepared(int transactions) {
        prepared = java.util.stream.IntStream.range(0, transactions)
                .mapToObj(i -> new PreparedTransaction("xid-" + i, Optional.empty(), -1))
                .toList();
        return this;
    }

    PartBuilder balancing(String word) {
        links = List.of(new ClusterLinkFacts("my-cluster", true, word, Map.of()));
        return this;
    }

    PartBuilder oldest(long minutes) {
        contents = new QueueContents(
                Optional.of(Nodes.NOW.minusSeconds(minutes * 60)), contents.head(), contents.probes());
        return this;
    }

    PartBuilder head(int seen, boolean more, int grouped, int expiring) {
        BrowseSample head = new BrowseSample(seen, more, grouped, expiring, Nodes.NOW);
        contents = new QueueContents(contents.oldest(), Optional.of(head), contents.probes());
        return this;
    }

    PartBuilder probe(String selector, boolean matches) {
        contents = new QueueContents(contents.oldest(), contents.head(), List.of(new SelectorProbe(selector, matches)));
        return this;
    }

    QueuePart build() {
        QueueReading first =
                new QueueReading(Nodes.NOW.minusSeconds(1), new QueueFacts(config, before, paused), consumersBefore);
        QueueReading second = new QueueReading(Nodes.NOW, new QueueFacts(config, after, paused), consumersAfter);
        QueueSurroundings around = new QueueSurroundings(
                address,
                Optional.of(new AddressSettings("orders", settings)),
                deadLetter,
                expiry,
                Optional.of(prepared),
                Optional.of(links),
                Optional.of(limitPercent));
        return new QueuePart(
                node, once ? second : first, once ? Optional.empty() : Optional.of(second), around, contents);
    }

    private static ConsumerFacts consumer(String id, String selector, boolean browse, ConsumerProgress progress) {
        return new ConsumerFacts(
                id,
                "orders",
                "orders",
                selector.isEmpty() ? Optional.empty() : Optional.of(selector),
                browse,
                new Origin("c1", "s1", "shop", "", "CORE", "10.0.0.1:1234"),
                progress,
                Optional.of(Nodes.NOW.minusSeconds(3_600)));
    }
}
