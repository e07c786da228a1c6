package dev.artemisstudio.core.cluster;

/** Which nodes of a cluster a question goes to. */
public sealed interface NodeSelection {
    /** Every node that serves clients; waiting backups are reported as skipped. */
    record Active() implements NodeSelection {}

    /** One node by its name. */
    record Named(String node) implements NodeSelection {}

    /** Every node that serves clients. */
    static NodeSelection active() {
        return new Active();
    }

    /** One node by its name. */
    static NodeSelection named(String node) {
        return new Named(node);
    }
}
