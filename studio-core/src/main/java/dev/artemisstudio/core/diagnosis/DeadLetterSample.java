package dev.artemisstudio.core.diagnosis;

import java.util.Optional;

/**
 * A queue on an address that another address names as its dead-letter address.
 *
 * @param second a later reading of the same queue, where there is one
 */
public record DeadLetterSample(
        String node, String address, String queue, CountReading first, Optional<CountReading> second) {
    CountReading latest() {
        return second.orElse(first);
    }

    long growth() {
        return latest().messages() - first.messages();
    }
}
