package dev.artemisstudio.core.audit;

import java.time.Instant;

/**
 * A row of the trail as it is kept.
 *
 * @param seq counts up by one from row to row
 * @param outcome empty words in a row of before
 * @param previousHash the hash of the row before it
 */
public record AuditRow(
        long seq,
        Instant at,
        Phase phase,
        String instance,
        AuditCall call,
        AuditOutcome outcome,
        String previousHash,
        String hash) {
    /** Before or after. */
    public enum Phase {
        INTENT,
        OUTCOME
    }
}
