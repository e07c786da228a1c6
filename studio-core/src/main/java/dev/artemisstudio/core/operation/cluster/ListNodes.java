package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.NodeAnswer;
import dev.artemisstudio.core.cluster.NodeAnswers;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.cluster.NodeStatus;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import dev.artemisstudio.core.operation.listing.Field;
import dev.artemisstudio.core.operation.listing.Fields;
import dev.artemisstudio.core.operation.listing.InMemory;
import dev.artemisstudio.core.operation.listing.ListCall;
import dev.artemisstudio.core.operation.listing.ListRequest;
import dev.artemisstudio.core.operation.listing.ListSpec;
import dev.artemisstudio.core.operation.listing.RowFilter;
import dev.artemisstudio.core.operation.listing.Rows;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** {@code nodes.list}: every node of a cluster, those that wait or can't be reached included. */
final class ListNodes implements ReadOperation<ListRequest, Rows<NodeRow>> {
    private static final Fields<NodeRow> FIELDS = new Fields<>(
            List.of("node", "url"),
            List.of(
                    Field.text("node", NodeRow::node),
                    Field.text("url", NodeRow::url),
                    Field.text("role", row -> row.role().name().toLowerCase(Locale.ROOT)),
                    Field.text("state", row -> row.state().name().toLowerCase(Locale.ROOT)),
                    Field.text(
                            "version",
                            row -> row.reading().map(NodeRow.Reading::version).orElse(""))));

    private static final OperationSpec<ListRequest, Rows<NodeRow>> SPEC = ListSpec.of(
                    "nodes", NodeRow.class, "state = active")
            .summary("Nodes of a cluster: role, state, pair, version, disk, memory, connections, clock.")
            .help(
                    """
                One row a node, whether it answers, waits or can't be reached. **Order**: by name.

                `role` says how a node is configured, `state` how it runs: after a fail-over a backup is active. `reading` is \
                what an active node said of itself just now. `replicaInSync` false on a primary with a backup means that the \
                backup can't take over without loss yet. Producers are blocked where `diskStorePercent` reaches \
                `maxDiskPercent`. A clock offset smaller than its uncertainty means nothing. Unlike other lists this one \
                answers when every node is down.

                """
                            + FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<NodeRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<NodeRow> handle(ListRequest request, ReadContext context) {
        ListCall call = request.call(SPEC.id(), context);
        RowFilter<NodeRow> filter = FIELDS.read(request.filter());
        Cluster cluster = call.cluster();
        NodeAnswers<NodeFacts> answers = cluster.ask(NodeSelection.active(), BrokerReader::node);
        Map<String, NodeFacts> facts = new HashMap<>();
        for (NodeAnswer.Done<NodeFacts> answer : answers.done()) {
            facts.put(answer.node(), answer.value());
        }
        Map<String, String> failures = new HashMap<>();
        for (NodeStatus status : answers.statuses()) {
            if (status.status() == NodeStatus.State.UNREACHABLE) {
                status.reason().ifPresent(reason -> failures.put(status.node(), reason));
            }
        }
        List<NodeRow> all = cluster.nodes().stream()
                .map(view -> NodeRow.of(
                        view,
                        Optional.ofNullable(facts.get(view.name())),
                        Optional.ofNullable(failures.get(view.name()))))
                .toList();
        return InMemory.page(call, all, filter, answers.statuses(), List.of());
    }
}
