package dev.artemisstudio.core.operation.message;

import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.MessagePage;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.SelectorTranslation;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.NodeAnswer;
import dev.artemisstudio.core.cluster.NodeAnswers;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.cluster.NodeStatus;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.listing.Rows;
import jakarta.json.Json;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObjectBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * One page of messages. Nodes are read one after the other, because rows stand node by node: reading all at once would mostly
 * read what the page has no room for.
 */
final class QueueBrowse {
    private final BrowseMessages.Request request;
    private final ReadContext context;
    private final Cluster cluster;
    private final String question;
    private final Map<String, Long> offsets = new HashMap<>();
    private final Map<String, NodeStatus> statuses = new TreeMap<>();
    private final Map<String, Long> totals = new LinkedHashMap<>();
    private final List<MessageRow> rows = new ArrayList<>();
    private final List<String> notices = new ArrayList<>();
    private boolean more;

    QueueBrowse(BrowseMessages.Request request, ReadContext context) {
        this.request = request;
        this.context = context;
        this.cluster = context.clusters().get(request.clusterId());
        this.question = String.join(
                "\n",
                "messages.browse",
                request.clusterId(),
                request.queue(),
                request.filter().orElse(""));
        request.cursor().ifPresent(text -> context.cursors()
                .open(question, text)
                .forEach((node, offset) -> offsets.put(node, ((JsonNumber) offset).longValue())));
        if (request.limit().clamped()) {
            notices.add("limit was lowered to " + request.limit().rows() + ".");
        }
    }

    Rows<MessageRow> page() {
        HoldingNodes holding = HoldingNodes.of(cluster, request.queue());
        holding.statuses().forEach(status -> statuses.put(status.node(), status));
        boolean whole = request.filter().isEmpty();
        for (Map.Entry<String, QueueFacts> node : holding.queues().entrySet()) {
            if (whole) {
                totals.put(node.getKey(), Math.max(0, node.getValue().counts().ready()));
            }
            read(node.getKey(), node.getValue());
        }
        return new Rows<>(
                rows,
                whole
                        ? Optional.of(totals.values().stream()
                                .mapToLong(Long::longValue)
                                .sum())
                        : Optional.empty(),
                totals,
                more,
                more ? Optional.of(cursor()) : Optional.empty(),
                notices.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", notices)),
                List.copyOf(statuses.values()),
                context.clock().instant());
    }

    private void read(String node, QueueFacts queue) {
        int room = request.limit().rows() - rows.size();
        if (room == 0) {
            // Only a look whether anything is left: counts may lag, and a filter may leave nothing.
            more = more || queue.counts().ready() > 0;
            return;
        }
        long offset = offsets.getOrDefault(node, 0L);
        BrowseRequest browse =
                new BrowseRequest(request.queue(), request.filter().map(SelectorTranslation::toCore), offset, room);
        NodeAnswers<MessagePage> answers = cluster.ask(NodeSelection.named(node), reader -> reader.browse(browse));
        answers.statuses().forEach(status -> statuses.put(status.node(), status));
        for (NodeAnswer.Done<MessagePage> answer : answers.done()) {
            MessagePage page = answer.value();
            page.messages().forEach(message -> rows.add(MessageRow.of(node, message)));
            offsets.put(node, offset + page.messages().size());
            more = more || page.more();
            if (page.valuesCut()) {
                notices.add("On " + node + " the queue was read through management, because a browser could purge it:"
                        + " at most 200 messages, and long values shortened by the broker.");
            }
        }
    }

    private String cursor() {
        JsonObjectBuilder place = Json.createObjectBuilder();
        offsets.forEach(place::add);
        return context.cursors().seal(question, place.build());
    }
}
