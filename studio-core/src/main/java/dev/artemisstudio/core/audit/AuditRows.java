package dev.artemisstudio.core.audit;

import dev.artemisstudio.core.audit.AuditRow.Phase;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** The table of the trail, used inside a transaction. */
final class AuditRows {
    private static final String COLUMNS = "seq, at_millis, phase, call_id, instance, actor, surface, client, operation,"
            + " cluster_id, subject, arguments, dry_run, human_confirmed, outcome, counts, duration_millis, previous_hash,"
            + " hash";

    private final Handle handle;

    AuditRows(Handle handle) {
        this.handle = handle;
    }

    /** Where the chain begins and ends. */
    record Chain(long firstSeq, String firstPreviousHash, long lastSeq, String lastHash) {}

    /** @param lock keeps everybody else from appending until the transaction ends */
    Chain chain(boolean lock) {
        return handle.createQuery(
                        "select first_seq, first_previous_hash, last_seq, last_hash from audit_chain where id = 1"
                                + (lock ? " for update" : ""))
                .map((found, context) -> new Chain(
                        found.getLong("first_seq"),
                        found.getString("first_previous_hash"),
                        found.getLong("last_seq"),
                        found.getString("last_hash")))
                .one();
    }

    /** Adds a row behind the last one. */
    void append(Instant at, Phase phase, String instance, AuditCall call, AuditOutcome outcome) {
        Chain chain = chain(true);
        AuditRow open =
                new AuditRow(chain.lastSeq() + 1, at, phase, instance, call, outcome, chain.lastHash(), RowHash.ORIGIN);
        String hash = RowHash.of(open);
        handle.createUpdate(
                        "insert into audit_row (" + COLUMNS + ") values (:seq, :at, :phase, :callId, :instance, :actor,"
                                + " :surface, :client, :operation, :clusterId, :subject, :arguments, :dryRun, :humanConfirmed, :word,"
                                + " :counts, :took, :previousHash, :hash)")
                .bind("seq", open.seq())
                .bind("at", at.toEpochMilli())
                .bind("phase", phase.name())
                .bind("instance", instance)
                .bindMethods(call)
                .bind("word", outcome.word())
                .bind("counts", outcome.counts())
                .bind("took", outcome.took().toMillis())
                .bind("previousHash", open.previousHash())
                .bind("hash", hash)
                .execute();
        handle.createUpdate("update audit_chain set last_seq = :seq, last_hash = :hash where id = 1")
                .bind("seq", open.seq())
                .bind("hash", hash)
                .execute();
    }

    /** Rows from a number on, in order. */
    List<AuditRow> from(long seq, int most) {
        return handle.createQuery("select " + COLUMNS + " from audit_row where seq >= :seq order by seq limit :most")
                .bind("seq", seq)
                .bind("most", most)
                .map(AuditRows::row)
                .list();
    }

    Optional<AuditRow> intent(String callId) {
        return handle.createQuery("select " + COLUMNS + " from audit_row where call_id = :id and phase = 'INTENT'")
                .bind("id", callId)
                .map(AuditRows::row)
                .findOne();
    }

    /** Intents of an instance to which nobody said what came of them. */
    List<AuditRow> open(String instance) {
        return handle.createQuery(
                        "select " + COLUMNS + " from audit_row i where i.instance = :instance and i.phase = 'INTENT'"
                                + " and not exists (select 1 from audit_row o where o.call_id = i.call_id and o.phase = 'OUTCOME')"
                                + " order by seq")
                .bind("instance", instance)
                .map(AuditRows::row)
                .list();
    }

    /** Removes what is older, from the beginning of the chain only. */
    int removeBefore(Instant oldest) {
        Chain chain = chain(true);
        Optional<AuditRow> first = handle.createQuery(
                        "select " + COLUMNS + " from audit_row where at_millis >= :oldest order by seq limit 1")
                .bind("oldest", oldest.toEpochMilli())
                .map(AuditRows::row)
                .findOne();
        long kept = first.map(AuditRow::seq).orElse(chain.lastSeq() + 1);
        String before = first.map(AuditRow::previousHash).orElse(chain.lastHash());
        int removed = handle.createUpdate("delete from audit_row where seq < :kept")
                .bind("kept", kept)
                .execute();
        handle.createUpdate("update audit_chain set first_seq = :kept, first_previous_hash = :before where id = 1")
                .bind("kept", kept)
                .bind("before", before)
                .execute();
        return removed;
    }

    private static AuditRow row(ResultSet found, StatementContext context) throws SQLException {
        AuditCall call = new AuditCall(
                found.getString("call_id"),
                found.getString("actor"),
                found.getString("surface"),
                found.getString("client"),
                found.getString("operation"),
                found.getString("cluster_id"),
                found.getString("subject"),
                found.getString("arguments"),
                found.getBoolean("dry_run"),
                found.getBoolean("human_confirmed"));
        AuditOutcome outcome = new AuditOutcome(
                found.getString("outcome"),
                found.getString("counts"),
                Duration.ofMillis(found.getLong("duration_millis")));
        return new AuditRow(
                found.getLong("seq"),
                Instant.ofEpochMilli(found.getLong("at_millis")),
                Phase.valueOf(found.getString("phase")),
                found.getString("instance"),
                call,
                outcome,
                found.getString("previous_hash"),
                found.getString("hash"));
    }
}
