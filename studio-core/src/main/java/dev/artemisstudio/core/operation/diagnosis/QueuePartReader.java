package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.ConsumerFacts;
import dev.artemisstudio.core.broker.MessagePage;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.diagnosis.BrowseSample;
import dev.artemisstudio.core.diagnosis.Destination;
import dev.artemisstudio.core.diagnosis.Gap;
import dev.artemisstudio.core.diagnosis.QueueContents;
import dev.artemisstudio.core.diagnosis.QueuePart;
import dev.artemisstudio.core.diagnosis.QueueReading;
import dev.artemisstudio.core.diagnosis.QueueSurroundings;
import dev.artemisstudio.core.diagnosis.SelectorProbe;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads one queue on one node: its counts and consumers, what surrounds it, and the head of its messages. */
final class QueuePartReader {
    /** The most consumers read. */
    static final int CONSUMERS_MAX = 200;

    /** Messages browsed at the head of the queue. */
    static final int BROWSED_MAX = 200;

    /** The most selectors of idle consumers that are tried on the messages. */
    static final int PROBES_MAX = 5;

    /** Up to how many ready messages a selector is tried: one that matches nothing reads the whole queue. */
    static final int PROBE_DEPTH_MAX = 10_000;

    private final BrokerReader reader;
    private final Clock clock;
    private final Parts parts;

    QueuePartReader(BrokerReader reader, Clock clock) {
        this.reader = reader;
        this.clock = clock;
        this.parts = new Parts(reader.nodeName());
    }

    /** A part with one reading, and what could not be read. */
    record Read(QueuePart part, List<Gap> gaps) {}

    /** The queue with all that surrounds it; empty where the node does not have it. */
    Optional<Read> read(String queue) {
        return reading(queue).map(first -> {
            QueueSurroundings around = around(first.facts().config().address());
            QueueContents contents = contents(first);
            QueuePart part = new QueuePart(reader.nodeName(), first, Optional.empty(), around, contents);
            return new Read(part, parts.gaps());
        });
    }

    /** Counts and consumers alone; empty where the node does not have the queue. */
    Optional<QueueReading> reading(String queue) {
        Optional<QueueFacts> facts = reader.queues(List.of(queue)).stream().findFirst();
        return facts.map(found -> {
            PageRequest page = PageRequest.first(
                    new Condition("queue", Condition.Comparison.EQUALS, queue), Sort.ascending("id"), CONSUMERS_MAX);
            List<ConsumerFacts> consumers = parts.read("consumers", () -> reader.consumers(page))
                    .map(answer -> {
                        if (answer.total() > answer.rows().size()) {
                            parts.leftOut(
                                    "all consumers",
                                    answer.rows().size() + " of " + answer.total() + " consumers are read");
                        }
                        return answer.rows();
                    })
                    .orElse(List.of());
            return new QueueReading(clock.instant(), found, consumers);
        });
    }

    private QueueSurroundings around(String address) {
        Optional<AddressSettings> settings = parts.read("address settings", () -> reader.addressSettings(address));
        return new QueueSurroundings(
                parts.read("address", () -> address(address)).flatMap(found -> found),
                settings,
                settings.flatMap(AddressSettings::deadLetterAddress)
                        .flatMap(name -> destination("dead-letter address", name)),
                settings.flatMap(AddressSettings::expiryAddress).flatMap(name -> destination("expiry address", name)),
                parts.read("prepared transactions", reader::preparedTransactions),
                parts.read("cluster connections", reader::clusterLinks),
                parts.read("limit of the address", () -> reader.addressLimitPercents(List.of(address)))
                        .flatMap(percents -> Optional.ofNullable(percents.get(address))));
    }

    private Optional<Destination> destination(String what, String name) {
        return Optional.of(parts.read(what, () -> address(name))
                .map(found ->
                        found.map(a -> new Destination(name, true, a.queues())).orElse(new Destination(name, false, 0)))
                .orElse(Destination.unread(name)));
    }

    private Optional<AddressFacts> address(String name) {
        return reader
                .addresses(PageRequest.first(
                        new Condition("name", Condition.Comparison.EQUALS, name), Sort.ascending("name"), 1))
                .rows()
                .stream()
                .findFirst();
    }

    private QueueContents contents(QueueReading first) {
        String queue = first.facts().name();
        Optional<Instant> oldest = first.facts().counts().messages() > 0
                ? parts.read("oldest message", () -> reader.oldestMessage(queue))
                        .flatMap(found -> found)
                : Optional.empty();
        Optional<BrowseSample> head = parts.read(
                        "messages", () -> reader.browse(new BrowseRequest(queue, Optional.empty(), 0, BROWSED_MAX)))
                .map(this::sample);
        return new QueueContents(oldest, head, probes(first));
    }

    private BrowseSample sample(MessagePage page) {
        int grouped = (int) page.messages().stream()
                .filter(m -> m.headers().groupId().isPresent())
                .count();
        int expiring = (int) page.messages().stream()
                .filter(m -> m.headers().expiresAt().isPresent())
                .count();
        return new BrowseSample(page.messages().size(), page.more(), grouped, expiring, clock.instant());
    }

    private List<SelectorProbe> probes(QueueReading first) {
        String queue = first.facts().name();
        long ready = first.facts().counts().ready();
        if (ready <= 0 || ready > PROBE_DEPTH_MAX) {
            return List.of();
        }
        Stream<String> selectors = first.consumers().stream()
                .filter(c -> !c.browseOnly() && c.progress().inDelivery() == 0)
                .flatMap(c -> c.filter().stream())
                .distinct()
                .limit(PROBES_MAX);
        return selectors
                .flatMap(selector -> parts
                        .read(
                                "messages for selector '" + selector + "'",
                                () -> reader.browse(new BrowseRequest(queue, Optional.of(selector), 0, 1)))
                        .map(page ->
                                new SelectorProbe(selector, !page.messages().isEmpty()))
                        .stream())
                .toList();
    }
}
