package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.cluster.NodeAnswer;
import dev.artemisstudio.core.cluster.NodeAnswers;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import dev.artemisstudio.core.operation.listing.ListCall;
import dev.artemisstudio.core.operation.listing.ListRequest;
import dev.artemisstudio.core.operation.listing.ListSpec;
import dev.artemisstudio.core.operation.listing.Rows;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** {@code address_settings.list}: what holds for each address, and where nodes disagree. */
final class ListAddressSettings implements ReadOperation<ListRequest, Rows<AddressSettingsRow>> {
    private static final OperationSpec<ListRequest, Rows<AddressSettingsRow>> SPEC = ListSpec.of(
                    "address_settings", AddressSettingsRow.class, "orders")
            .summary("Effective settings of addresses, such as limits, redelivery, dead-letter and expiry address.")
            .help(
                    """
                One row an address, and first one for `#`, which holds for every address without settings of its own. **Order**: by \
                address name. The settings are the effective ones: what all matches together make of them. Keys are the \
                broker's own, camelCase; a key that nobody set anywhere is absent, and then the broker's default holds.

                Nodes with equal settings stand in `nodes`; where others differ, `different` has each with the keys in which \
                it differs. A cluster whose nodes differ treats a message differently by where it arrives.

                **Not shown**: the matches themselves, which no broker lists; addresses of the broker itself.

                """
                            + AddressesByName.FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<AddressSettingsRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<AddressSettingsRow> handle(ListRequest request, ReadContext context) {
        ListCall call = request.call(SPEC.id(), context);
        Rows<String> page = AddressesByName.page(call);
        List<String> names = page.items();
        NodeAnswers<List<AddressSettings>> answers =
                call.cluster().ask(NodeSelection.active(), reader -> reader.addressSettings(names));
        List<AddressSettingsRow> rows = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Map<String, AddressSettings> byNode = new LinkedHashMap<>();
            for (NodeAnswer.Done<List<AddressSettings>> answer :
                    answers.orUnavailable().done()) {
                byNode.put(answer.node(), answer.value().get(i));
            }
            rows.add(AddressSettingsRow.of(names.get(i), byNode));
        }
        return page.with(rows, answers.statuses());
    }
}
