package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.catalogue.Posture;

/**
 * One capability of Studio. Its type is its posture: what an operation is handed decides what it can do.
 *
 * @param <Q> the request record, which is the list of parameters
 * @param <R> the result record
 */
public sealed interface Operation<Q extends Record, R extends Record>
        permits ReadOperation, WriteOperation, DestructiveOperation {
    /** What every surface is told of it. */
    OperationSpec<Q, R> spec();

    /** Its entry in the catalogue, with the posture that follows from its type. */
    default Entry entry() {
        Posture posture =
                switch (this) {
                    case ReadOperation<Q, R> read -> Posture.READ;
                    case WriteOperation<Q, R> write -> Posture.WRITE;
                    case DestructiveOperation<Q, R> destructive -> Posture.DESTRUCTIVE;
                };
        return Entry.of(spec(), posture);
    }
}
