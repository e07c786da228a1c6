package dev.artemisstudio.core.catalogue;

/** What running an operation can do to a broker. The order is that of growing danger. */
public enum Posture {
    /** Looks and changes nothing. */
    READ,
    /** Adds or changes, loses nothing and disconnects nobody. */
    WRITE,
    /** Can lose data or disconnect someone. */
    DESTRUCTIVE
}
