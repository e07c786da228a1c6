package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.ConnectionFacts;
import dev.artemisstudio.core.broker.ConsumerFacts;
import dev.artemisstudio.core.broker.ConsumerProgress;
import dev.artemisstudio.core.broker.Origin;
import dev.artemisstudio.core.broker.ProducerFacts;
import dev.artemisstudio.core.broker.SessionFacts;

/**
 * Rows of {@code listConsumers}, {@code listProducers}, {@code listConnections} and {@code listSessions}, by the field names of
 * 2.56.0. The broker tells the connection of a session only, and the protocol and address of everything but a session.
 */
final class ClientRows {
    private ClientRows() {}

    static ConsumerFacts consumer(Row row) {
        ConsumerProgress progress = new ConsumerProgress(
                row.number("messagesInTransit"),
                row.number("messagesDelivered"),
                row.number("messagesAcknowledged"),
                row.moment("lastDeliveredTime"),
                row.moment("lastAcknowledgedTime"));
        return new ConsumerFacts(
                row.text("id"),
                row.text("queue"),
                row.text("address"),
                row.filled("filter"),
                row.flag("browseOnly") || row.text("queueType").equals("browse"),
                origin(row, row.text("connection"), row.text("session")),
                progress,
                row.moment("creationTime"));
    }

    static ProducerFacts producer(Row row) {
        return new ProducerFacts(
                row.text("id"),
                row.text("address"),
                origin(row, row.text("connectionID"), row.text("session")),
                row.number("msgSent"),
                row.number("msgSizeSent"));
    }

    static ConnectionFacts connection(Row row) {
        return new ConnectionFacts(
                row.text("connectionID"),
                row.text("clientID"),
                row.text("users"),
                row.text("protocol"),
                row.text("remoteAddress"),
                row.integer("sessionCount"),
                row.moment("creationTime"));
    }

    static SessionFacts session(Row row) {
        return new SessionFacts(
                row.text("id"),
                origin(row, row.text("connectionID"), row.text("id")),
                row.integer("consumerCount"),
                row.integer("producerCount"),
                row.moment("creationTime"));
    }

    private static Origin origin(Row row, String connection, String session) {
        return new Origin(
                connection,
                session,
                row.text("clientID"),
                row.text("user"),
                row.text("protocol"),
                row.text("remoteAddress"));
    }
}
