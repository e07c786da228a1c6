package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.SecurityRole;
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

/** {@code security_settings.list}: what holds for each address, and where nodes disagree. */
final class ListSecuritySettings implements ReadOperation<ListRequest, Rows<SecuritySettingsRow>> {
    private static final OperationSpec<ListRequest, Rows<SecuritySettingsRow>> SPEC = ListSpec.of(
                    "security_settings", SecuritySettingsRow.class, "orders")
            .summary("Who may do what on each address: roles and their permissions, as they take effect.")
            .help(
                    """
                One row an address, and first one for `#`, which holds for every address without settings of its own. **Order**: by \
                address name. The most specific match wins alone: nothing is inherited from a wider one. Permissions are in \
                the broker's words: `send`, `consume`, `browse`, `createDurableQueue`, `manage` and so on. No role \
                means that nobody may do anything there, or that security is off.

                Nodes with equal roles stand in `nodes`; where others differ, `different` has each with its roles.

                **Not shown**: users and which roles they have, which brokers keep elsewhere; addresses of the broker itself.

                """
                            + AddressesByName.FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<SecuritySettingsRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<SecuritySettingsRow> handle(ListRequest request, ReadContext context) {
        ListCall call = request.call(SPEC.id(), context);
        Rows<String> page = AddressesByName.page(call);
        List<String> names = page.items();
        NodeAnswers<List<List<SecurityRole>>> answers = call.cluster()
                .ask(
                        NodeSelection.active(),
                        reader -> names.stream().map(reader::securityRoles).toList());
        List<SecuritySettingsRow> rows = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Map<String, List<SecurityRole>> byNode = new LinkedHashMap<>();
            for (NodeAnswer.Done<List<List<SecurityRole>>> answer :
                    answers.orUnavailable().done()) {
                byNode.put(answer.node(), answer.value().get(i));
            }
            rows.add(SecuritySettingsRow.of(names.get(i), byNode));
        }
        return page.with(rows, answers.statuses());
    }
}
