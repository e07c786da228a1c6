package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.Page;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.operation.listing.ByName;
import dev.artemisstudio.core.operation.listing.Field;
import dev.artemisstudio.core.operation.listing.Fields;
import dev.artemisstudio.core.operation.listing.ListCall;
import dev.artemisstudio.core.operation.listing.Merge;
import dev.artemisstudio.core.operation.listing.RowFilter;
import dev.artemisstudio.core.operation.listing.Rows;
import dev.artemisstudio.core.operation.listing.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Names of addresses over all nodes, page by page, the match of everything before them: what settings are listed by. */
final class AddressesByName {
    /** The match that every address falls back to. */
    static final String EVERYTHING = "#";

    static final Fields<AddressFacts> FIELDS =
            new Fields<>(List.of("address"), List.of(Field.text("address", "name", AddressFacts::name)));

    private static final AddressFacts EVERY_ADDRESS =
            new AddressFacts(EVERYTHING, Set.of(), 0, 0, 0, 0, false, Set.of());

    private static final Merge<AddressFacts> MERGE = new Merge<>(
            Source.paged(Sort.ascending("name"), AddressesByName::page),
            Comparator.comparing((AddressFacts address) -> !address.name().equals(EVERYTHING))
                    .thenComparing(AddressFacts::name),
            AddressFacts::name,
            java.util.Optional.empty());

    private AddressesByName() {}

    /** One page of names. */
    static Rows<String> page(ListCall call) {
        RowFilter<AddressFacts> filter = FIELDS.read(call.filter())
                .and(new Condition("internal", Condition.Comparison.EQUALS, "false"), address -> !address.traits()
                        .contains(QueueTrait.INTERNAL));
        return ByName.page(
                call, MERGE, filter, parts -> parts.getFirst().facts().name());
    }

    /** The first page begins with a row that no broker has; positions count the rows of a page as they come from here. */
    private static Page<AddressFacts> page(BrokerReader reader, PageRequest request) {
        Page<AddressFacts> page = reader.addresses(request);
        if (request.number() > 1) {
            return page;
        }
        List<AddressFacts> rows = new ArrayList<>(page.rows());
        rows.addFirst(EVERY_ADDRESS);
        return new Page<>(rows, page.total() + 1);
    }
}
