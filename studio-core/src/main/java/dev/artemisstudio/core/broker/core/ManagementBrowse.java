package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.MessageBody;
import dev.artemisstudio.core.broker.MessageDetail;
import dev.artemisstudio.core.broker.MessageFacts;
import dev.artemisstudio.core.broker.MessageHeaders;
import dev.artemisstudio.core.broker.MessagePage;
import dev.artemisstudio.core.broker.MessageType;
import jakarta.json.JsonNumber;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.activemq.artemis.api.core.management.ResourceNames;

/**
 * Looks into a queue without any consumer. The broker looks at the first {@code management-browse-page-size} messages only (200
 * unless configured), cuts values at {@code management-message-attribute-size-limit} characters (256), and shows no bodies.
 */
final class ManagementBrowse {
    private static final Set<String> HEADERS = Set.of(
            "messageID", "userID", "address", "durable", "expiration", "timestamp", "priority", "type", "protocol");

    private final NodeCalls calls;

    ManagementBrowse(NodeCalls calls) {
        this.calls = calls;
    }

    MessagePage page(ManagementSession session, BrowseRequest request, Deadline deadline) throws Exception {
        List<Row> rows = rows(session, request.queue(), request.filter(), deadline);
        List<MessageFacts> page = rows.stream()
                .skip(request.offset())
                .limit(request.limit())
                .map(ManagementBrowse::facts)
                .toList();
        return new MessagePage(page, rows.size() > request.offset() + page.size(), true);
    }

    /** A message without its body, which the broker does not show this way. */
    Optional<MessageDetail> message(ManagementSession session, String queue, String messageId, Deadline deadline)
            throws Exception {
        MessageBody unseen = new MessageBody(
                MessageBody.Kind.UNKNOWN, Optional.empty(), Optional.empty(), Map.of(), Optional.empty(), -1, true);
        return rows(session, queue, Optional.empty(), deadline).stream()
                .filter(row -> row.text("messageID").equals(messageId))
                .findFirst()
                .map(row -> new MessageDetail(facts(row), unseen));
    }

    private List<Row> rows(ManagementSession session, String queue, Optional<String> filter, Deadline deadline)
            throws Exception {
        Call call = Call.operation(ResourceNames.QUEUE + queue, "listMessagesAsJSON", filter.orElse(""));
        Reply reply = session.exchange(List.of(call), deadline).getFirst();
        return Json.rows(calls.value(reply).text());
    }

    private static MessageFacts facts(Row row) {
        MessageHeaders headers = new MessageHeaders(
                row.text("address"),
                Instant.ofEpochMilli(Math.max(0, row.number("timestamp"))),
                row.integer("priority"),
                row.flag("durable"),
                0,
                row.moment("expiration"),
                row.filled("userID"),
                row.filled("JMSCorrelationID"),
                row.filled("JMSReplyTo"),
                row.filled("_AMQ_GROUP_ID"));
        MessageType type = row.filled("type").isPresent() ? Messages.type(row.integer("type")) : MessageType.UNKNOWN;
        return new MessageFacts(row.text("messageID"), type, headers, Row.UNKNOWN, properties(row));
    }

    private static Map<String, Object> properties(Row row) {
        Map<String, Object> properties = new TreeMap<>();
        row.json().forEach((name, value) -> {
            if (!HEADERS.contains(name) && value != JsonValue.NULL) {
                properties.put(name, plain(value));
            }
        });
        return properties;
    }

    private static Object plain(JsonValue value) {
        return switch (value) {
            case JsonString text -> text.getString();
            case JsonNumber number -> number.isIntegral() ? number.longValue() : number.doubleValue();
            default ->
                value == JsonValue.TRUE ? Boolean.TRUE : value == JsonValue.FALSE ? Boolean.FALSE : value.toString();
        };
    }
}
