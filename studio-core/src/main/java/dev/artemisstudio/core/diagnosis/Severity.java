package dev.artemisstudio.core.diagnosis;

/** How much a finding matters, the worst first. */
public enum Severity {
    /** Clients are cut off or blocked, or data is at risk, now. */
    CRITICAL,
    /** Something does not work as it should, or will not when it is needed. */
    WARNING,
    /** Worth knowing: it explains what is seen, or becomes a warning if it lasts. */
    NOTICE,
    /** A property that a reader of the numbers should know. */
    INFO
}
