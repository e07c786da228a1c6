package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.QueueFacts;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.apache.activemq.artemis.api.core.management.ResourceNames;

/** Queues by name. */
final class QueueReading {
    private final NodeCalls calls;

    QueueReading(NodeCalls calls) {
        this.calls = calls;
    }

    /** One filtered list a name, pipelined: a missing queue is an empty list there, where a call to its own control would fail. */
    List<QueueFacts> named(List<String> names) {
        List<Call> asked = names.stream()
                .map(name ->
                        Listing.QUEUES.count(Optional.of(new Condition("name", Condition.Comparison.EQUALS, name))))
                .toList();
        return calls.values(asked).stream()
                .flatMap(value -> Listing.QUEUES.read(value, QueueRows::queue).rows().stream())
                .toList();
    }

    Optional<Instant> oldestMessage(String queue) {
        Call call = Call.operation(ResourceNames.QUEUE + queue, "getFirstMessageTimestamp");
        Reply reply = calls.all(List.of(call)).getFirst();
        if (reply instanceof Reply.Failure failure && BrokerFaults.hasCode(failure, BrokerFaults.NO_SUCH_RESOURCE)) {
            return Optional.empty();
        }
        return calls.value(reply).value().map(millis -> Instant.ofEpochMilli(((Number) millis).longValue()));
    }
}
