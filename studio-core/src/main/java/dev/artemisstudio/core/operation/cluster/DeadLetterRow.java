package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.catalogue.Doc;
import java.util.List;

/** An address to which others send what they give up on. */
public record DeadLetterRow(
        @Doc("The address that receives, as settings name it.") String address,
        @Doc("What it receives: dead letters, or expired messages.") Kind kind,
        @Doc("Messages in its queues on all nodes.") long messageCount,
        @Doc("Its queues, one entry a queue and node, fullest first; at most 20 a node.") List<DeadLetterQueue> queues,
        @Doc(
                        "Nodes on which the address does not exist though addresses there point to it. Unless it is created on demand, what"
                                + " is sent there is dropped.")
                List<String> missingOn,
        @Doc("Nodes on which it exists without a queue: what is sent there is dropped.") List<String> withoutQueueOn,
        @Doc("Whether brokers make address and queue when the first message comes (auto-create-dead-letter-resources or"
                        + " auto-create-expiry-resources), for all addresses that point to it.")
                boolean createdOnDemand,
        @Doc("How many addresses point to it, # counted as one.") int sourceCount,
        @Doc("The first 10 of them by name.") List<String> sources) {

    /** What an address receives. */
    public enum Kind {
        DEAD_LETTER,
        EXPIRY
    }

    /** A queue on a receiving address. */
    public record DeadLetterQueue(
            @Doc("The queue's name.") String queue,
            @Doc("The node that holds it.") String node,
            @Doc("Messages in it.") long messageCount,
            @Doc("Messages added since the node started: a growing number means that messages keep failing.")
                    long added,
            @Doc("Consumers attached.") long consumerCount) {}
}
