package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.diagnosis.AddressSample;
import dev.artemisstudio.core.diagnosis.QueueSample;
import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Reads of one node what the diagnosis of a cluster needs. The work is bounded, however many queues the node has. */
final class NodeReader {
    /** The most queues taken of each list: the deepest, those without a consumer, the paused, the broker's own. */
    static final int QUEUES_MAX = 20;

    /** Of how many queues the oldest message is asked for, the deepest first. */
    static final int OLDEST_MAX = 20;

    /** Of how many addresses limits are asked for, those that hold the most memory first. */
    static final int ADDRESSES_MAX = 100;

    private static final Sort LARGEST = Sort.descending("addressSize");

    private static final Sort DEEPEST = Sort.descending("messageCount");

    private final BrokerReader reader;
    private final Clock clock;
    private final Parts parts;

    NodeReader(BrokerReader reader, Clock clock) {
        this.reader = reader;
        this.clock = clock;
        this.parts = new Parts(reader.nodeName());
    }

    NodeReading read() {
        NodeFacts facts = reader.node();
        var topology = parts.read("cluster topology", reader::topology);
        var links = parts.read("cluster connections", reader::clusterLinks);
        List<QueueSample> queues = queues();
        NodeReading.Sinks sinks = new SinkReader(reader, clock, parts).read(queues);
        return new NodeReading(facts, topology, links, queues, addresses(), sinks, parts.gaps());
    }

    private List<AddressSample> addresses() {
        return parts.read("limits of addresses", () -> {
                    List<AddressFacts> largest =
                            reader.addresses(PageRequest.first(LARGEST, ADDRESSES_MAX)).rows().stream()
                                    .filter(address -> address.sizeBytes() > 0)
                                    .toList();
                    List<String> names =
                            largest.stream().map(AddressFacts::name).toList();
                    List<AddressSettings> settings = reader.addressSettings(names);
                    Map<String, Integer> percents = reader.addressLimitPercents(names);
                    Instant readAt = clock.instant();
                    return IntStream.range(0, largest.size())
                            .filter(i -> percents.containsKey(names.get(i)))
                            .mapToObj(i -> new AddressSample(
                                    reader.nodeName(),
                                    largest.get(i),
                                    settings.get(i),
                                    percents.get(names.get(i)),
                                    readAt))
                            .toList();
                })
                .orElse(List.of());
    }

    private List<QueueSample> queues() {
        Map<String, QueueFacts> found = new LinkedHashMap<>();
        collect(found, "deepest queues", PageRequest.first(DEEPEST, QUEUES_MAX));
        collect(found, "queues without consumer", where("consumerCount", "0"));
        collect(found, "paused queues", where("paused", "true"));
        collect(found, "internal queues", where("internalQueue", "true"));
        List<QueueFacts> deepestFirst = found.values().stream()
                .sorted(Comparator.comparingLong((QueueFacts q) -> -q.counts().messages()))
                .toList();
        return IntStream.range(0, deepestFirst.size())
                .mapToObj(i -> sample(deepestFirst.get(i), i < OLDEST_MAX))
                .toList();
    }

    private QueueSample sample(QueueFacts queue, boolean withOldest) {
        Supplier<Optional<Instant>> oldest = () -> reader.oldestMessage(queue.name());
        return new QueueSample(
                reader.nodeName(),
                queue,
                withOldest && queue.counts().messages() > 0
                        ? parts.read("oldest message of '" + queue.name() + "'", oldest)
                                .flatMap(o -> o)
                        : Optional.empty(),
                clock.instant());
    }

    private void collect(Map<String, QueueFacts> found, String what, PageRequest page) {
        parts.read(what, () -> reader.queues(page))
                .ifPresent(answer -> answer.rows().forEach(q -> found.putIfAbsent(q.name(), q)));
    }

    private static PageRequest where(String field, String value) {
        return PageRequest.first(new Condition(field, Condition.Comparison.EQUALS, value), DEEPEST, QUEUES_MAX);
    }
}
