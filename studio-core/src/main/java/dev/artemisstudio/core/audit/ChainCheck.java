package dev.artemisstudio.core.audit;

import java.util.Optional;

/**
 * Whether every row of the trail is as it was written and in its place.
 *
 * @param fault what is wrong with the first row that is not
 * @param firstSeq the first row kept; where there is a fault, the row at fault
 * @param lastSeq the last row; one less than the first where there are none
 * @param lastHash to be kept elsewhere by whoever wants to find that the end was cut off
 */
public record ChainCheck(Optional<String> fault, long firstSeq, long lastSeq, String lastHash) {
    static ChainCheck sound(long firstSeq, long lastSeq, String lastHash) {
        return new ChainCheck(Optional.empty(), firstSeq, lastSeq, lastHash);
    }

    static ChainCheck broken(long seq, String fault) {
        return new ChainCheck(Optional.of(fault), seq, seq, "");
    }
}
