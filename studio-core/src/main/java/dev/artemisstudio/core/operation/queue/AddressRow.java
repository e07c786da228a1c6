package dev.artemisstudio.core.operation.queue;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.RoutingType;
import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.operation.listing.Merge.Part;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

/** An address over all nodes that have one of its name. Counts are sums of the nodes' own counts. */
public record AddressRow(
        @Doc("The address's name.") String name,
        @Doc("How it hands messages to its queues, on any node.") List<RoutingType> routingTypes,
        @Doc("Queues bound to it, each node's own counted.") long queueCount,
        @Doc("Messages in all of its queues; absent where a broker does not say.") Optional<Long> messageCount,
        @Doc("Messages that no queue took, since each node started; absent where a broker does not say.")
                Optional<Long> unroutedMessageCount,
        @Doc("Memory that its messages hold, in bytes; absent where a broker does not say.") Optional<Long> sizeBytes,
        @Doc("Whether it pages on at least one node: its memory limit is reached and messages go to disk.")
                boolean paging,
        @Doc("Internal, temporary or auto created on at least one node.") List<QueueTrait> traits,
        @Doc("Its part on each node that has it, by node name.") List<AddressPart> nodes) {

    /** An address on one node. */
    public record AddressPart(
            @Doc("The node's name.") String node,
            @Doc("Queues bound to it.") int queueCount,
            @Doc("Messages in all of its queues.") Optional<Long> messageCount,
            @Doc("Memory that its messages hold, in bytes.") Optional<Long> sizeBytes,
            @Doc("Whether it pages.") boolean paging) {}

    static AddressRow of(List<Part<AddressFacts>> parts) {
        return new AddressRow(
                parts.getFirst().facts().name(),
                parts.stream()
                        .flatMap(p -> p.facts().routingTypes().stream())
                        .distinct()
                        .sorted()
                        .toList(),
                parts.stream().mapToLong(p -> p.facts().queues()).sum(),
                sum(parts, AddressFacts::messages),
                sum(parts, AddressFacts::unrouted),
                sum(parts, AddressFacts::sizeBytes),
                parts.stream().anyMatch(p -> p.facts().paging()),
                parts.stream()
                        .flatMap(p -> p.facts().traits().stream())
                        .distinct()
                        .sorted()
                        .toList(),
                parts.stream().map(AddressRow::part).toList());
    }

    private static AddressPart part(Part<AddressFacts> part) {
        AddressFacts facts = part.facts();
        return new AddressPart(
                part.node(), facts.queues(), known(facts.messages()), known(facts.sizeBytes()), facts.paging());
    }

    private static Optional<Long> sum(List<Part<AddressFacts>> parts, ToLongFunction<AddressFacts> count) {
        boolean known = parts.stream().allMatch(p -> count.applyAsLong(p.facts()) != -1);
        return known
                ? Optional.of(parts.stream()
                        .mapToLong(p -> count.applyAsLong(p.facts()))
                        .sum())
                : Optional.empty();
    }

    private static Optional<Long> known(long count) {
        return count == -1 ? Optional.empty() : Optional.of(count);
    }
}
