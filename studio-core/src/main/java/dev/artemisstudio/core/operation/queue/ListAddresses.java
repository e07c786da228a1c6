package dev.artemisstudio.core.operation.queue;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import dev.artemisstudio.core.operation.listing.ByName;
import dev.artemisstudio.core.operation.listing.Field;
import dev.artemisstudio.core.operation.listing.Fields;
import dev.artemisstudio.core.operation.listing.ListRequest;
import dev.artemisstudio.core.operation.listing.ListSpec;
import dev.artemisstudio.core.operation.listing.Merge;
import dev.artemisstudio.core.operation.listing.RowFilter;
import dev.artemisstudio.core.operation.listing.Rows;
import dev.artemisstudio.core.operation.listing.Source;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code addresses.list}: the addresses of all nodes by name. */
final class ListAddresses implements ReadOperation<ListRequest, Rows<AddressRow>> {
    private static final String INTERNAL = "internal";

    private static final Merge<AddressFacts> MERGE = new Merge<>(
            Source.paged(Sort.ascending("name"), BrokerReader::addresses),
            Comparator.comparing(AddressFacts::name),
            AddressFacts::name,
            Optional.empty());

    // Brokers before 2.50 compare addresses by name and number of queues only, so Studio compares the rest.
    private static final Fields<AddressFacts> FIELDS = new Fields<>(
            List.of("name"),
            List.of(
                    Field.text("name", "name", AddressFacts::name),
                    Field.text("routingTypes", ListAddresses::routingTypes),
                    Field.number("queueCount", "queueCount", a -> (long) a.queues()),
                    Field.number("messageCount", AddressFacts::messages),
                    Field.number("unroutedMessageCount", AddressFacts::unrouted),
                    Field.number("sizeBytes", AddressFacts::sizeBytes),
                    Field.flag("paging", AddressFacts::paging),
                    Field.flag("temporary", a -> a.traits().contains(QueueTrait.TEMPORARY)),
                    Field.flag("autoCreated", a -> a.traits().contains(QueueTrait.AUTO_CREATED)),
                    Field.flag(INTERNAL, a -> a.traits().contains(QueueTrait.INTERNAL))));

    private static final OperationSpec<ListRequest, Rows<AddressRow>> SPEC = ListSpec.of(
                    "addresses", AddressRow.class, "paging = true")
            .summary("Addresses with their routing types, queues, memory and paging, merged over nodes, by name.")
            .help(
                    """
                One row an address name; `nodes` has its part on each node, and counts are the sums of the parts. **Order**: by \
                name.

                `unroutedMessageCount` are messages that no queue took: a wrong address, or a queue that is missing. \
                `paging` says that the address reached its memory limit and keeps messages on disk. Older brokers do not \
                tell every count; what one does not tell is absent, never zero.

                **Not shown**: addresses of the broker itself, unless the filter names `internal` (`internal = true`); \
                those that Studio made to get its answers. A condition is tested against each node's own part, and only \
                parts that match are shown.

                """
                            + FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<AddressRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<AddressRow> handle(ListRequest request, ReadContext context) {
        return ByName.page(request.call(SPEC.id(), context), MERGE, filter(request.filter()), AddressRow::of);
    }

    private static RowFilter<AddressFacts> filter(Optional<String> text) {
        RowFilter<AddressFacts> filter = FIELDS.read(text);
        if (filter.field().filter(INTERNAL::equals).isPresent()) {
            return filter;
        }
        return filter.and(new Condition(INTERNAL, Condition.Comparison.EQUALS, "false"), address -> !address.traits()
                .contains(QueueTrait.INTERNAL));
    }

    private static String routingTypes(AddressFacts address) {
        return address.routingTypes().stream()
                .sorted()
                .map(type -> type.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(","));
    }
}
