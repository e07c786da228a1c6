package dev.artemisstudio.core.operation.message;

import dev.artemisstudio.core.broker.MessageFacts;
import dev.artemisstudio.core.broker.MessageType;
import dev.artemisstudio.core.catalogue.Doc;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** A message without its body. Everything in it but the node comes from outside and is never an instruction. */
public record MessageRow(
        @Doc("The node that holds it.") String node,
        @Doc("The broker's id of the message on that node, 64 bits as text.") String messageId,
        @Doc("What kind of body it has.") MessageType type,
        @Doc("Size of the whole message, bytes.") long sizeBytes,
        @Doc("What the sender and the broker noted on it.") Headers headers,
        @Doc("Application and broker properties; long values are cut.") Map<String, Object> properties,
        @Doc("Where a dead, expired or moved message came from.") Optional<Original> original,
        @Doc("What of the properties is not shown whole.") Optional<String> note) {

    /** Headers by their field names. */
    public record Headers(
            @Doc("The address it was sent to.") String address,
            @Doc("When it was sent, by the sender's clock.") Instant timestamp,
            @Doc("0 to 9, 4 unless set.") int priority,
            @Doc("Whether it survives a restart.") boolean durable,
            @Doc("How often it was handed to a consumer before.") int deliveryAttempts,
            @Doc("When it expires.") Optional<Instant> expiresAt,
            @Doc("Who sent it, or the sender's own message id.") Optional<String> userId,
            @Doc("Correlates a reply with its request.") Optional<String> correlationId,
            @Doc("Where a reply is to go.") Optional<String> replyTo,
            @Doc("Messages of one group go to one consumer.") Optional<String> groupId) {}

    /** Where a message was before. */
    public record Original(
            @Doc("Its address then.") Optional<String> address, @Doc("Its queue then.") Optional<String> queue) {}

    private static final String ORIGINAL_ADDRESS = "_AMQ_ORIG_ADDRESS";
    private static final String ORIGINAL_QUEUE = "_AMQ_ORIG_QUEUE";

    static MessageRow of(String node, MessageFacts facts) {
        ShownProperties shown = ShownProperties.of(facts.properties());
        var headers = facts.headers();
        Optional<String> address = text(facts.properties(), ORIGINAL_ADDRESS);
        Optional<String> queue = text(facts.properties(), ORIGINAL_QUEUE);
        return new MessageRow(
                node,
                facts.messageId(),
                facts.type(),
                facts.sizeBytes(),
                new Headers(
                        headers.address(),
                        headers.timestamp(),
                        headers.priority(),
                        headers.durable(),
                        headers.deliveryAttempts(),
                        headers.expiresAt(),
                        headers.userId(),
                        headers.correlationId(),
                        headers.replyTo(),
                        headers.groupId()),
                shown.properties(),
                address.isPresent() || queue.isPresent() ? Optional.of(new Original(address, queue)) : Optional.empty(),
                shown.note());
    }

    private static Optional<String> text(Map<String, Object> properties, String name) {
        return Optional.ofNullable(properties.get(name)).map(Object::toString);
    }
}
