package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.QueueConfig;
import dev.artemisstudio.core.broker.QueueCounts;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.RoutingType;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * Rows of {@code listQueues} and {@code listAddresses}, by the field names of 2.56.0 ({@code QueueField},
 * {@code AddressField}). A row of a queue does not say whether the queue is non-destructive or declared in broker.xml.
 */
final class QueueRows {
    private static final Map<String, QueueTrait> QUEUE_TRAITS = Map.of(
            "durable", QueueTrait.DURABLE,
            "temporary", QueueTrait.TEMPORARY,
            "internalQueue", QueueTrait.INTERNAL,
            "autoCreated", QueueTrait.AUTO_CREATED,
            "autoDelete", QueueTrait.AUTO_DELETE,
            "exclusive", QueueTrait.EXCLUSIVE,
            "lastValue", QueueTrait.LAST_VALUE,
            "purgeOnNoConsumers", QueueTrait.PURGE_ON_NO_CONSUMERS);

    private static final Map<String, QueueTrait> ADDRESS_TRAITS = Map.of(
            "temporary", QueueTrait.TEMPORARY,
            "internal", QueueTrait.INTERNAL,
            "autoCreated", QueueTrait.AUTO_CREATED);

    private QueueRows() {}

    static QueueFacts queue(Row row) {
        QueueConfig config = new QueueConfig(
                row.text("name"),
                row.text("address"),
                routing(row.text("routingType")),
                row.filled("filter"),
                traits(row, QUEUE_TRAITS),
                row.integer("maxConsumers"),
                row.number("ringSize"));
        QueueCounts counts = new QueueCounts(
                row.number("messageCount"),
                row.number("deliveringCount"),
                row.number("scheduledCount"),
                row.number("consumerCount"),
                row.number("messagesAdded"),
                row.number("messagesAcked"),
                row.number("messagesExpired"),
                row.number("messagesKilled"));
        return new QueueFacts(config, counts, row.flag("paused"));
    }

    static AddressFacts address(Row row) {
        return new AddressFacts(
                row.text("name"),
                routings(row.text("routingTypes")),
                row.integer("queueCount"),
                row.number("messageCount"),
                row.number("unroutedMessageCount"),
                row.number("addressSize"),
                row.flag("paging"),
                traits(row, ADDRESS_TRAITS));
    }

    private static Set<QueueTrait> traits(Row row, Map<String, QueueTrait> fields) {
        Set<QueueTrait> traits = EnumSet.noneOf(QueueTrait.class);
        fields.forEach((field, trait) -> {
            if (row.flag(field)) {
                traits.add(trait);
            }
        });
        return traits;
    }

    private static RoutingType routing(String name) {
        return name.equalsIgnoreCase(RoutingType.ANYCAST.name()) ? RoutingType.ANYCAST : RoutingType.MULTICAST;
    }

    // A JSON array inside a string, such as ["ANYCAST"]; older brokers write [ANYCAST].
    private static Set<RoutingType> routings(String text) {
        Set<RoutingType> types = EnumSet.noneOf(RoutingType.class);
        for (RoutingType type : RoutingType.values()) {
            if (text.contains(type.name())) {
                types.add(type);
            }
        }
        return types;
    }
}
