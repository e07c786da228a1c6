package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.Page;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.diagnosis.CountReading;
import dev.artemisstudio.core.diagnosis.DeadLetterSample;
import dev.artemisstudio.core.diagnosis.QueueSample;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Resolves where dead and expired messages go, from the settings of addresses and never from names. */
final class SinkReader {
    /** The most addresses whose settings are read: those of the queues worth a look first, then by name. */
    static final int ADDRESSES_MAX = 100;

    /** The most dead-letter addresses whose queues are read. */
    static final int DEAD_LETTER_ADDRESSES_MAX = 100;

    /** The most queues read of one dead-letter address. */
    static final int QUEUES_MAX = 20;

    private final BrokerReader reader;
    private final Clock clock;
    private final Parts parts;

    SinkReader(BrokerReader reader, Clock clock, Parts parts) {
        this.reader = reader;
        this.clock = clock;
        this.parts = parts;
    }

    NodeReading.Sinks read(List<QueueSample> queues) {
        List<AddressSettings> settings = parts.read("address settings", () -> reader.addressSettings(addresses(queues)))
                .orElse(List.of());
        Set<String> deadLetters = new LinkedHashSet<>();
        Set<String> expiry = new LinkedHashSet<>();
        for (AddressSettings each : settings) {
            each.deadLetterAddress().ifPresent(deadLetters::add);
            each.expiryAddress().ifPresent(expiry::add);
        }
        List<DeadLetterSample> samples = new ArrayList<>();
        deadLetters.stream().limit(DEAD_LETTER_ADDRESSES_MAX).forEach(address -> samples.addAll(samples(address)));
        if (deadLetters.size() > DEAD_LETTER_ADDRESSES_MAX) {
            parts.leftOut(
                    "dead-letter queues",
                    "only " + DEAD_LETTER_ADDRESSES_MAX + " of " + deadLetters.size()
                            + " dead-letter addresses are read at once");
        }
        return new NodeReading.Sinks(samples, expiry);
    }

    private List<String> addresses(List<QueueSample> queues) {
        Set<String> names = new LinkedHashSet<>();
        queues.stream()
                .filter(q -> !q.facts().config().is(QueueTrait.INTERNAL))
                .forEach(q -> names.add(q.facts().config().address()));
        Optional<Page<AddressFacts>> page = parts.read(
                "addresses", () -> reader.addresses(PageRequest.first(Sort.ascending("name"), ADDRESSES_MAX)));
        page.ifPresent(found -> {
            found.rows().forEach(a -> names.add(a.name()));
            if (found.total() > found.rows().size()) {
                parts.leftOut(
                        "dead-letter addresses of all addresses",
                        "settings of " + Math.min(names.size(), ADDRESSES_MAX) + " of " + found.total()
                                + " addresses are read at once; list_resources kind=dead_letters goes through all");
            }
        });
        return names.stream().limit(ADDRESSES_MAX).toList();
    }

    private List<DeadLetterSample> samples(String address) {
        PageRequest bound = PageRequest.first(
                new Condition("address", Condition.Comparison.EQUALS, address),
                Sort.descending("messageCount"),
                QUEUES_MAX);
        return parts
                .read("queues of dead-letter address '" + address + "'", () -> reader.queues(bound))
                .map(Page::rows)
                .orElse(List.of())
                .stream()
                .map(q -> new DeadLetterSample(reader.nodeName(), address, q.name(), reading(q), Optional.empty()))
                .toList();
    }

    private CountReading reading(QueueFacts queue) {
        return new CountReading(queue.counts().messages(), clock.instant());
    }
}
