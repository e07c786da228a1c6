package dev.artemisstudio.core.broker;

/**
 * Counts of a queue. Totals run since the broker started. Brokers have been seen to report counts below zero; they are kept
 * as they come.
 *
 * @param messages all messages, those in delivery and scheduled included
 * @param delivering handed to consumers and not acknowledged
 */
public record QueueCounts(
        long messages,
        long delivering,
        long scheduled,
        long consumers,
        long added,
        long acknowledged,
        long expired,
        long killed) {
    /** Messages that a browser can see and a consumer would be handed next. */
    public long ready() {
        return messages - delivering - scheduled;
    }
}
