package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.cluster.NodeAnswer;
import dev.artemisstudio.core.cluster.NodeAnswers;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import dev.artemisstudio.core.operation.cluster.DeadLetterReading.Senders;
import dev.artemisstudio.core.operation.cluster.DeadLetterReading.Target;
import dev.artemisstudio.core.operation.cluster.DeadLetterRow.DeadLetterQueue;
import dev.artemisstudio.core.operation.listing.Field;
import dev.artemisstudio.core.operation.listing.Fields;
import dev.artemisstudio.core.operation.listing.InMemory;
import dev.artemisstudio.core.operation.listing.ListCall;
import dev.artemisstudio.core.operation.listing.ListRequest;
import dev.artemisstudio.core.operation.listing.ListSpec;
import dev.artemisstudio.core.operation.listing.RowFilter;
import dev.artemisstudio.core.operation.listing.Rows;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code dead_letters.list}: where messages go that failed or expired, resolved from the settings of every address. */
final class ListDeadLetters implements ReadOperation<ListRequest, Rows<DeadLetterRow>> {
    private static final int SHOWN_SOURCES = 10;

    private static final Fields<DeadLetterRow> FIELDS = new Fields<>(
            List.of("address"),
            List.of(
                    Field.text("address", DeadLetterRow::address),
                    Field.text("kind", row -> row.kind().name().toLowerCase(Locale.ROOT)),
                    Field.number("messageCount", DeadLetterRow::messageCount)));

    private static final OperationSpec<ListRequest, Rows<DeadLetterRow>> SPEC = ListSpec.of(
                    "dead_letters", DeadLetterRow.class, "messageCount > 0")
            .summary("Dead-letter and expiry addresses with their queues, counts and the addresses that send there.")
            .help(
                    """
                One row for each address that the settings of any address name as dead-letter address or as expiry address; an \
                address that is both has two rows. Resolved from the effective settings of every address, never guessed from \
                names. **Order**: by messages, most first, then by address and kind.

                `missingOn` and `withoutQueueOn` are traps: messages that fail there are dropped without a trace. An address that no \
                settings point anywhere from has no row here, and loses its failed messages as well: see \
                `kind=address_settings`.

                **Bounds**: the first %d addresses of each node by name, the first %d receiving addresses; where more exist, \
                `notice` says so. **Not shown**: the messages (browse the queue); what the addresses of the broker itself do.

                """
                                    .formatted(DeadLetterReading.MAX_ADDRESSES, DeadLetterReading.MAX_RECEIVERS)
                            + FIELDS.help())
            .build();

    @Override
    public OperationSpec<ListRequest, Rows<DeadLetterRow>> spec() {
        return SPEC;
    }

    @Override
    public Rows<DeadLetterRow> handle(ListRequest request, ReadContext context) {
        ListCall call = request.call(SPEC.id(), context);
        RowFilter<DeadLetterRow> filter = FIELDS.read(request.filter());
        NodeAnswers<DeadLetterReading> answers = call.cluster()
                .ask(NodeSelection.active(), DeadLetterReading::of)
                .orUnavailable();
        Map<Target, Senders> routes = new HashMap<>();
        List<String> notes = new ArrayList<>();
        for (NodeAnswer.Done<DeadLetterReading> answer : answers.done()) {
            answer.value().routes().forEach((target, senders) -> routes.merge(target, senders, Senders::and));
            if (answer.value().cut()) {
                notes.add(answer.node() + " has more addresses than the " + DeadLetterReading.MAX_ADDRESSES
                        + " that were looked at.");
            }
        }
        List<DeadLetterRow> rows = routes.entrySet().stream()
                .map(route -> row(route.getKey(), route.getValue(), answers.done()))
                .sorted(Comparator.comparingLong(DeadLetterRow::messageCount)
                        .reversed()
                        .thenComparing(DeadLetterRow::address)
                        .thenComparing(DeadLetterRow::kind))
                .toList();
        return InMemory.page(call, rows, filter, answers.statuses(), notes);
    }

    private static DeadLetterRow row(Target target, Senders senders, List<NodeAnswer.Done<DeadLetterReading>> answers) {
        List<DeadLetterQueue> queues = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        List<String> bare = new ArrayList<>();
        for (NodeAnswer.Done<DeadLetterReading> answer : answers) {
            List<QueueFacts> found = answer.value().receivers().get(target.address());
            if (found == null) {
                if (answer.value().routes().containsKey(target)) {
                    missing.add(answer.node());
                }
            } else if (found.isEmpty()) {
                bare.add(answer.node());
            } else {
                found.forEach(queue -> queues.add(new DeadLetterQueue(
                        queue.name(),
                        answer.node(),
                        queue.counts().messages(),
                        queue.counts().added(),
                        queue.counts().consumers())));
            }
        }
        queues.sort(Comparator.comparingLong(DeadLetterQueue::messageCount)
                .reversed()
                .thenComparing(DeadLetterQueue::queue)
                .thenComparing(DeadLetterQueue::node));
        return new DeadLetterRow(
                target.address(),
                target.kind(),
                queues.stream().mapToLong(DeadLetterQueue::messageCount).sum(),
                queues,
                missing,
                bare,
                senders.createdOnDemand(),
                senders.addresses().size(),
                senders.addresses().stream().limit(SHOWN_SOURCES).toList());
    }
}
