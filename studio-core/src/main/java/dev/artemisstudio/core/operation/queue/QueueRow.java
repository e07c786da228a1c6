package dev.artemisstudio.core.operation.queue;

import dev.artemisstudio.core.broker.QueueCounts;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.RoutingType;
import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.operation.listing.Merge.Part;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

/** A queue over all nodes that hold one of its name. Counts are sums of the nodes' own counts. */
public record QueueRow(
        @Doc("The queue's name.") String name,
        @Doc("The address it is bound to, as the first node has it.") String address,
        @Doc("How its address hands messages to it, as the first node has it.") RoutingType routingType,
        @Doc("Messages in it, those in delivery and scheduled ones included.") long messageCount,
        @Doc("Messages handed to consumers and not acknowledged.") long deliveringCount,
        @Doc("Messages that wait for their delivery time.") long scheduledCount,
        @Doc("Consumers attached.") long consumerCount,
        @Doc("What went through it since each node started.") Totals sinceStart,
        @Doc("Whether it is paused on at least one node: its consumers there are handed nothing.") boolean paused,
        @Doc("What it is configured to be on at least one node; what is not named it is not.") List<QueueTrait> traits,
        @Doc("The queue's own filter.") Optional<String> filter,
        @Doc("What a reader must know of the numbers.") Optional<String> note,
        @Doc("Its part on each node that holds it, by node name.") List<QueuePart> nodes) {

    /** What went through a queue since its nodes started. */
    public record Totals(
            @Doc("Messages that were routed to it.") long added,
            @Doc("Messages that consumers acknowledged.") long acknowledged,
            @Doc("Messages that expired in it.") long expired,
            @Doc("Messages that were given up after too many delivery attempts.") long killed) {}

    /** A queue on one node. */
    public record QueuePart(
            @Doc("The node's name.") String node,
            @Doc("Messages in it.") long messageCount,
            @Doc("Messages handed to consumers and not acknowledged.") long deliveringCount,
            @Doc("Messages that wait for their delivery time.") long scheduledCount,
            @Doc("Consumers attached.") long consumerCount,
            @Doc("Whether its consumers are handed nothing.") boolean paused) {}

    static QueueRow of(List<Part<QueueFacts>> parts) {
        QueueFacts first = parts.getFirst().facts();
        return new QueueRow(
                first.name(),
                first.config().address(),
                first.config().routingType(),
                sum(parts, QueueCounts::messages),
                sum(parts, QueueCounts::delivering),
                sum(parts, QueueCounts::scheduled),
                sum(parts, QueueCounts::consumers),
                new Totals(
                        sum(parts, QueueCounts::added),
                        sum(parts, QueueCounts::acknowledged),
                        sum(parts, QueueCounts::expired),
                        sum(parts, QueueCounts::killed)),
                parts.stream().anyMatch(p -> p.facts().paused()),
                parts.stream()
                        .flatMap(p -> p.facts().config().traits().stream())
                        .distinct()
                        .sorted()
                        .toList(),
                first.config().filter(),
                note(parts),
                parts.stream().map(QueueRow::part).toList());
    }

    private static QueuePart part(Part<QueueFacts> part) {
        QueueCounts counts = part.facts().counts();
        return new QueuePart(
                part.node(),
                counts.messages(),
                counts.delivering(),
                counts.scheduled(),
                counts.consumers(),
                part.facts().paused());
    }

    private static long sum(List<Part<QueueFacts>> parts, ToLongFunction<QueueCounts> count) {
        return parts.stream()
                .mapToLong(p -> count.applyAsLong(p.facts().counts()))
                .sum();
    }

    private static Optional<String> note(List<Part<QueueFacts>> parts) {
        List<String> below = parts.stream()
                .filter(p -> belowZero(p.facts().counts()))
                .map(Part::node)
                .toList();
        return below.isEmpty()
                ? Optional.empty()
                : Optional.of("The broker itself reports a count below zero on " + String.join(", ", below)
                        + "; it is shown as it came, and sums hold it.");
    }

    private static boolean belowZero(QueueCounts counts) {
        return counts.messages() < 0 || counts.delivering() < 0 || counts.scheduled() < 0;
    }
}
