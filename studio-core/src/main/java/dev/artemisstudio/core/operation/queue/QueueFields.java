package dev.artemisstudio.core.operation.queue;

import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.operation.listing.Field;
import dev.artemisstudio.core.operation.listing.Fields;
import java.util.List;
import java.util.Locale;

/** What the filter of queues can name. */
final class QueueFields {
    /** Queues of the broker itself show only where a filter names this field. */
    static final String INTERNAL = "internal";

    /** The broker's own name of it. */
    static final String INTERNAL_AT_BROKER = "internalQueue";

    static final Fields<QueueFacts> ALL = new Fields<>(
            List.of("name"),
            List.of(
                    Field.text("name", "name", QueueFacts::name),
                    Field.text("address", "address", q -> q.config().address()),
                    Field.text(
                            "routingType", q -> q.config().routingType().name().toLowerCase(Locale.ROOT)),
                    Field.text("filter", "filter", q -> q.config().filter().orElse("")),
                    Field.number("messageCount", "messageCount", q -> q.counts().messages()),
                    Field.number("deliveringCount", "deliveringCount", q -> q.counts()
                            .delivering()),
                    Field.number(
                            "scheduledCount", "scheduledCount", q -> q.counts().scheduled()),
                    Field.number(
                            "consumerCount", "consumerCount", q -> q.counts().consumers()),
                    Field.number(
                            "messagesAdded", "messagesAdded", q -> q.counts().added()),
                    Field.number("messagesAcknowledged", "messagesAcked", q -> q.counts()
                            .acknowledged()),
                    Field.number("messagesExpired", "messagesExpired", q -> q.counts()
                            .expired()),
                    Field.number(
                            "messagesKilled", "messagesKilled", q -> q.counts().killed()),
                    Field.flag("paused", "paused", QueueFacts::paused),
                    Field.flag("durable", "durable", q -> q.config().is(QueueTrait.DURABLE)),
                    Field.flag("temporary", "temporary", q -> q.config().is(QueueTrait.TEMPORARY)),
                    Field.flag("autoCreated", "autoCreated", q -> q.config().is(QueueTrait.AUTO_CREATED)),
                    Field.flag("autoDelete", q -> q.config().is(QueueTrait.AUTO_DELETE)),
                    Field.flag("exclusive", "exclusive", q -> q.config().is(QueueTrait.EXCLUSIVE)),
                    Field.flag("lastValue", "lastValue", q -> q.config().is(QueueTrait.LAST_VALUE)),
                    Field.flag("purgeOnNoConsumers", "purgeOnNoConsumers", q -> q.config()
                            .is(QueueTrait.PURGE_ON_NO_CONSUMERS)),
                    Field.flag(INTERNAL, INTERNAL_AT_BROKER, q -> q.config().is(QueueTrait.INTERNAL))));

    private QueueFields() {}
}
