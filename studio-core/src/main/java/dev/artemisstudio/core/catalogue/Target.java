package dev.artemisstudio.core.catalogue;

/** What an operation looks at or acts on. Operations of one tool share it. */
public enum Target {
    STUDIO,
    CLUSTER,
    QUEUE,
    MESSAGE,
    CONNECTION
}
