package dev.artemisstudio.core.diagnosis;

/**
 * An address that settings name, as it was found on the node.
 *
 * @param exists whether the node has the address
 * @param queues how many queues are bound to it; 0 where it does not exist, negative where it was not read
 */
public record Destination(String address, boolean exists, int queues) {
    private static final int UNREAD = -1;

    /** An address that could not be looked at: nothing is said of it. */
    public static Destination unread(String address) {
        return new Destination(address, false, UNREAD);
    }

    boolean leadsNowhere() {
        return queues == 0;
    }
}
