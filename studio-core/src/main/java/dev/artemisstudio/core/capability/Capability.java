package dev.artemisstudio.core.capability;

import java.util.Optional;

/**
 * One thing that Studio's connection to a node may or may not do.
 *
 * @param name what it is: {@code manage}, {@code browse} or {@code notifications}
 * @param gives what Studio can't show without it
 * @param reason how it was found: what was tried, the broker's reason for refusing, or why it was not tried
 * @param brokerXml what to add to broker.xml; ROLE stands for a role of Studio's user
 */
public record Capability(String name, State state, String gives, Optional<String> reason, Optional<String> brokerXml) {
    /** What came of trying. */
    public enum State {
        ALLOWED,
        REFUSED,
        NOT_TRIED
    }

    static Capability allowed(String name, String gives, String how) {
        return new Capability(name, State.ALLOWED, gives, Optional.of(how), Optional.empty());
    }

    static Capability refused(String name, String gives, String reason, String brokerXml) {
        return new Capability(name, State.REFUSED, gives, Optional.of(reason), Optional.of(brokerXml));
    }

    static Capability notTried(String name, String gives, String reason, String brokerXml) {
        return new Capability(name, State.NOT_TRIED, gives, Optional.of(reason), Optional.of(brokerXml));
    }
}
