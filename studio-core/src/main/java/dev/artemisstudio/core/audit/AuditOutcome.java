package dev.artemisstudio.core.audit;

import java.time.Duration;

/**
 * What came of a call.
 *
 * @param word one word, such as {@code done}, {@code partial}, {@code failed}, {@code declined}
 * @param counts a JSON object, by node
 * @param took from the row of before to now
 */
public record AuditOutcome(String word, String counts, Duration took) {
    /** For calls of a process that ended before it could say: they may have happened, in whole or in part. */
    public static final String UNKNOWN = "unknown";
}
