package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.QueueConfig;
import dev.artemisstudio.core.broker.QueueCounts;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.RoutingType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.management.ResourceNames;

/**
 * Queues by name. A filtered list would make the broker walk over all of its queues for each name (7 ms for one name of 10,000), so
 * each queue is asked itself: the session's queue query gives its configuration, its messages and consumers, and says without a
 * failure when it is gone, and pipelined attributes give the other counts. Unlike a row of a list this also tells the last two traits of a queue.
 */
final class QueueReading {
    private static final List<String> ALWAYS =
            List.of("MessagesAdded", "MessagesAcknowledged", "MessagesExpired", "MessagesKilled", "Paused");

    private static final String INTERNAL = "InternalQueue";

    /** Names kept of queues that are not internal; beyond that they are learned anew. */
    private static final int ORDINARY_MAX = 4_096;

    /** Parts of the messages: an empty queue has none of them. */
    private static final List<String> OF_MESSAGES = List.of("DeliveringCount", "ScheduledCount");

    private final NodeCalls calls;

    /** Queues that are known not to be internal: brokers decide that when they make a queue, and call their own by names of their own. */
    private final Set<String> ordinary = ConcurrentHashMap.newKeySet();

    QueueReading(NodeCalls calls) {
        this.calls = calls;
    }

    List<QueueFacts> named(List<String> names) {
        if (names.isEmpty()) {
            return List.of();
        }
        List<ClientSession.QueueQuery> existing =
                calls.onSession("read queues", (session, deadline) -> existing(session.session(), names));
        // Once for both uses: what is known of a queue may change in between.
        List<List<String>> asked = existing.stream().map(this::attributes).toList();
        List<Call> attributeCalls = new ArrayList<>();
        for (int i = 0; i < existing.size(); i++) {
            String resource = ResourceNames.QUEUE + existing.get(i).getName();
            asked.get(i).forEach(attribute -> attributeCalls.add(Call.attribute(resource, attribute)));
        }
        List<Reply> replies = calls.all(attributeCalls);
        List<QueueFacts> found = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < existing.size(); i++) {
            int to = from + asked.get(i).size();
            facts(existing.get(i), asked.get(i), replies.subList(from, to)).ifPresent(found::add);
            from = to;
        }
        return found;
    }

    Optional<Instant> oldestMessage(String queue) {
        Call call = Call.operation(ResourceNames.QUEUE + queue, "getFirstMessageTimestamp");
        Reply reply = calls.all(List.of(call)).getFirst();
        if (reply instanceof Reply.Failure failure && BrokerFaults.hasCode(failure, BrokerFaults.NO_SUCH_RESOURCE)) {
            return Optional.empty();
        }
        return calls.value(reply).value().map(millis -> Instant.ofEpochMilli(((Number) millis).longValue()));
    }

    private static List<ClientSession.QueueQuery> existing(ClientSession session, List<String> names)
            throws ActiveMQException {
        List<ClientSession.QueueQuery> existing = new ArrayList<>();
        for (String name : names) {
            ClientSession.QueueQuery found = session.queueQuery(SimpleString.of(name));
            if (found.isExists()) {
                existing.add(found);
            }
        }
        return existing;
    }

    private List<String> attributes(ClientSession.QueueQuery queue) {
        List<String> attributes = new ArrayList<>(ALWAYS);
        // A count below zero is the broker's mistake, and then every other count is worth reading.
        if (queue.getMessageCount() != 0) {
            attributes.addAll(OF_MESSAGES);
        }
        if (!ordinary.contains(queue.getName().toString())) {
            attributes.add(INTERNAL);
        }
        return attributes;
    }

    private boolean internal(ClientSession.QueueQuery queue, Map<String, Reply.Value> values) {
        Reply.Value read = values.get(INTERNAL);
        if (read == null || read.flag()) {
            return read != null;
        }
        if (ordinary.size() >= ORDINARY_MAX) {
            ordinary.clear();
        }
        ordinary.add(queue.getName().toString());
        return false;
    }

    // A queue that went between the two questions fails each of its attributes.
    private Optional<QueueFacts> facts(ClientSession.QueueQuery queue, List<String> attributes, List<Reply> replies) {
        Map<String, Reply.Value> values = new HashMap<>();
        for (int i = 0; i < attributes.size(); i++) {
            if (!(replies.get(i) instanceof Reply.Value value)) {
                return Optional.empty();
            }
            values.put(attributes.get(i), value);
        }
        QueueCounts counts = new QueueCounts(
                queue.getMessageCount(),
                number(values, "DeliveringCount"),
                number(values, "ScheduledCount"),
                queue.getConsumerCount(),
                number(values, "MessagesAdded"),
                number(values, "MessagesAcknowledged"),
                number(values, "MessagesExpired"),
                number(values, "MessagesKilled"));
        QueueConfig config = config(queue, internal(queue, values));
        return Optional.of(new QueueFacts(config, counts, values.get("Paused").flag()));
    }

    private static long number(Map<String, Reply.Value> values, String attribute) {
        return Optional.ofNullable(values.get(attribute))
                .map(Reply.Value::number)
                .orElse(0L);
    }

    private static QueueConfig config(ClientSession.QueueQuery queue, boolean internal) {
        return new QueueConfig(
                queue.getName().toString(),
                queue.getAddress().toString(),
                RoutingType.valueOf(queue.getRoutingType().name()),
                Optional.ofNullable(queue.getFilterString()).map(SimpleString::toString),
                traits(queue, internal),
                queue.getMaxConsumers(),
                Optional.ofNullable(queue.getRingSize()).orElse(Row.UNKNOWN));
    }

    private static Set<QueueTrait> traits(ClientSession.QueueQuery queue, boolean internal) {
        Map<QueueTrait, Boolean> all = new HashMap<>();
        all.put(QueueTrait.DURABLE, queue.isDurable());
        all.put(QueueTrait.TEMPORARY, queue.isTemporary());
        all.put(QueueTrait.INTERNAL, internal);
        all.put(QueueTrait.AUTO_CREATED, queue.isAutoCreated());
        all.put(QueueTrait.AUTO_DELETE, queue.isAutoDelete());
        all.put(QueueTrait.EXCLUSIVE, queue.isExclusive());
        all.put(QueueTrait.LAST_VALUE, queue.isLastValue());
        all.put(QueueTrait.NON_DESTRUCTIVE, queue.isNonDestructive());
        all.put(QueueTrait.PURGE_ON_NO_CONSUMERS, queue.isPurgeOnNoConsumers());
        all.put(QueueTrait.CONFIGURATION_MANAGED, queue.isConfigurationManaged());
        Set<QueueTrait> traits = EnumSet.noneOf(QueueTrait.class);
        // Older brokers leave some of them unsaid.
        all.forEach((trait, has) -> {
            if (Boolean.TRUE.equals(has)) {
                traits.add(trait);
            }
        });
        return traits;
    }
}
