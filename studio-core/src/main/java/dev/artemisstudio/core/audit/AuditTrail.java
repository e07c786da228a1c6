package dev.artemisstudio.core.audit;

import dev.artemisstudio.core.audit.AuditRow.Phase;
import dev.artemisstudio.core.store.Store;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * Who did what, when, with what outcome. Rows are appended and never changed; each holds the hash of the one before, so that a row that was
 * changed or taken out is found. What a chain of hashes can't tell is that its end was cut off together with the note of
 * where it ends: keep the last hash elsewhere to find that too.
 */
public final class AuditTrail {
    private static final int READ_AT_ONCE = 1_000;
    private static final AuditOutcome OPEN = new AuditOutcome("", "", Duration.ZERO);

    private final Store store;
    private final String instance;
    private final Clock clock;

    /** @param instance the same name over restarts, and another one for each instance that shares the store */
    public AuditTrail(Store store, String instance, Clock clock) {
        this.store = store;
        this.instance = instance;
        this.clock = clock;
    }

    /** Writes what is about to happen; it is committed when this returns. */
    public void begin(AuditCall call) {
        append(Phase.INTENT, call, OPEN);
    }

    /** Writes what came of a call. */
    public void end(AuditCall call, AuditOutcome outcome) {
        append(Phase.OUTCOME, call, outcome);
    }

    /**
     * Writes {@code unknown} for every call of this instance that was begun and not ended: the process was killed in between. Only
     * at the start, before any call is begun.
     *
     * @return how many there were
     */
    public int closeWhatWasLeftOpen() {
        return store.inTransaction(handle -> {
            AuditRows rows = new AuditRows(handle);
            List<AuditRow> open = rows.open(instance);
            open.forEach(row -> rows.append(
                    now(),
                    Phase.OUTCOME,
                    instance,
                    row.call(),
                    new AuditOutcome(AuditOutcome.UNKNOWN, "", Duration.between(row.at(), now()))));
            return open.size();
        });
    }

    /** Removes rows that are older than is to be kept. The chain then begins behind them. */
    public int retain(Duration kept) {
        return store.inTransaction(handle -> new AuditRows(handle).removeBefore(now().minus(kept)));
    }

    /** Rows from a number on, in the order they were written. */
    public List<AuditRow> rows(long fromSeq, int most) {
        return store.inTransaction(handle -> new AuditRows(handle).from(fromSeq, most));
    }

    /** Reads the whole trail and checks every link. */
    public ChainCheck verify() {
        AuditRows.Chain chain = store.inTransaction(handle -> new AuditRows(handle).chain(false));
        String expected = chain.firstPreviousHash();
        long next = chain.firstSeq();
        while (next <= chain.lastSeq()) {
            List<AuditRow> rows = rows(next, READ_AT_ONCE);
            if (rows.isEmpty()) {
                return ChainCheck.broken(next, "row " + next + " is missing, and all behind it");
            }
            for (AuditRow row : rows) {
                if (row.seq() != next) {
                    return ChainCheck.broken(next, "row " + next + " is missing");
                }
                if (!row.previousHash().equals(expected)) {
                    return ChainCheck.broken(next, "row " + next + " does not follow the row before it");
                }
                if (!RowHash.of(row).equals(row.hash())) {
                    return ChainCheck.broken(next, "row " + next + " was changed");
                }
                expected = row.hash();
                next++;
                if (next > chain.lastSeq()) {
                    break; // What others append meanwhile is not looked at.
                }
            }
        }
        return expected.equals(chain.lastHash())
                ? ChainCheck.sound(chain.firstSeq(), chain.lastSeq(), chain.lastHash())
                : ChainCheck.broken(chain.lastSeq(), "the last row is not the one that the chain ends with");
    }

    private void append(Phase phase, AuditCall call, AuditOutcome outcome) {
        store.inTransaction(handle -> {
            new AuditRows(handle).append(now(), phase, instance, call, outcome);
            return null;
        });
    }

    private Instant now() {
        return Instant.ofEpochMilli(clock.millis());
    }
}
