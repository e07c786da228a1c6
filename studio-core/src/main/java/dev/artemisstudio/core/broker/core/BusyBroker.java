package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.error.StudioException;

/** A failure that a read may meet again with luck: what to throw when the luck does not come. */
final class BusyBroker extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient StudioException outcome;

    BusyBroker(StudioException outcome) {
        super(outcome.getMessage(), null, false, false);
        this.outcome = outcome;
    }

    StudioException outcome() {
        return outcome;
    }
}
