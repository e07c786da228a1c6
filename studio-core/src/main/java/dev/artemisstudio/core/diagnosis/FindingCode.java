package dev.artemisstudio.core.diagnosis;

import java.util.Locale;

/** The kinds of findings. Their order is part of the order of an answer; their names on the wire are snake_case. */
public enum FindingCode {
    // cluster: nodes and pairs
    NODE_UNREACHABLE(
            Severity.CRITICAL,
            "A node does not answer.",
            "Clients of this node are cut off unless its pair serves them, and nothing that this "
                    + "page says covers its messages."),
    SPLIT_BRAIN(
            Severity.CRITICAL,
            "Both members of a pair are active, confirmed.",
            "Both members take and hand out messages of the same queues: messages are delivered "
                    + "twice or are lost when one of them is stopped. Decide which member keeps its data "
                    + "before anything is stopped."),
    SPLIT_BRAIN_SUSPECTED(
            Severity.WARNING,
            "Both members of a pair said they were active, in one reading.",
            "Either a reading that fell into a fail-over, which ends by itself within seconds, or "
                    + "the beginning of a split brain."),
    FAILED_OVER(
            Severity.WARNING,
            "A backup serves clients because its primary does not.",
            "The pair runs on its last member: when that one stops, its queues are gone until a " + "member returns."),
    BACKUP_NOT_IN_SYNC(
            Severity.WARNING,
            "A backup has not received all data of its primary.",
            "The backup can't take over yet. When the primary stops now, its messages are "
                    + "unavailable until it is back."),
    BACKUP_MISSING(
            Severity.WARNING,
            "A node is configured as the primary of a pair and no backup is announced.",
            "There is nothing to fail over to: when this node stops, its messages are unavailable "
                    + "until it is back."),
    NODE_UNREAD(
            Severity.WARNING,
            "A node was not read, though it is not known to be down.",
            "Nothing is known of this node now. It is neither well nor ill: it was not looked at."),
    // cluster: resources
    DISK_LIMIT_REACHED(
            Severity.CRITICAL,
            "The disk that holds the store is as full as max-disk-usage allows.",
            "The broker blocks producers, which wait without an error on the broker's side. "
                    + "Consumers go on; freeing disk lets producers go on too."),
    MEMORY_LIMIT_REACHED(
            Severity.CRITICAL,
            "Messages hold all memory that global-max-size allows.",
            "Addresses now page, block, drop or fail, by their address-full-policy. With BLOCK, "
                    + "producers wait without an error on the broker's side."),
    ADDRESS_LIMIT_REACHED(
            Severity.CRITICAL,
            "An address holds as much as its own limit allows.",
            "With BLOCK, producers of this address wait without an error on the broker's side; with FAIL they get "
                    + "an error; with DROP new messages are lost. Consumers go on, and make room."),
    ADDRESS_NEAR_LIMIT(
            Severity.WARNING,
            "An address holds most of what its own limit allows.",
            "At the limit its producers wait, fail or lose messages, by its address-full-policy."),
    DISK_NEAR_LIMIT(
            Severity.WARNING,
            "The disk that holds the store is nearly as full as max-disk-usage allows.",
            "At the limit the broker blocks every producer."),
    MEMORY_NEAR_LIMIT(
            Severity.WARNING,
            "Messages hold most of the memory that global-max-size allows.",
            "At the limit addresses page, block, drop or fail, by their address-full-policy."),
    PAGING(
            Severity.NOTICE,
            "Addresses keep part of their messages on disk.",
            "Producers are faster than consumers on these addresses, or nobody consumes. Paging "
                    + "is safe and slower; selectors and browsing see paged messages late."),
    CLOCK_SKEW(
            Severity.WARNING,
            "A node's clock differs from Studio's by more than the reading leaves open.",
            "Expiry, scheduled delivery and every age shown for this node are off by as much. "
                    + "When all nodes show the same offset, Studio's own clock is the likely cause."),
    VERSION_MIX(
            Severity.NOTICE,
            "Nodes of one cluster run different versions.",
            "Normal during a rolling upgrade and nothing to stay in: members may treat the same "
                    + "message or setting differently."),
    // cluster: links
    CLUSTER_LINK_DOWN(
            Severity.WARNING,
            "A cluster connection is not started.",
            "This node neither forwards messages to the other members nor takes part in " + "redistribution."),
    CLUSTER_MEMBER_MISSING(
            Severity.WARNING,
            "A cluster connection is not connected to a member that is known.",
            "Messages that should move to that member wait in a store-and-forward queue, and "
                    + "redistribution to it does not happen."),
    MIRROR_BACKLOG(
            Severity.WARNING,
            "Messages wait to be mirrored to another site.",
            "The other site is behind by these messages, or can't be reached: failing over to it "
                    + "now would lose them."),
    INTERNAL_BACKLOG(
            Severity.NOTICE,
            "Messages wait in queues that the broker uses itself.",
            "Store-and-forward queues empty at once while their target is reachable: a backlog "
                    + "says that it is not, or that it is slower than its producers."),
    // cluster and queue: messages
    DEAD_LETTERS_GROWING(
            Severity.WARNING,
            "A dead-letter queue grew between two readings.",
            "A consumer fails on messages right now: each was handed out as often as max-delivery-"
                    + "attempts allows and put aside."),
    DEAD_LETTERS_PRESENT(
            Severity.WARNING,
            "A dead-letter queue holds messages.",
            "These messages were not processed. They wait until somebody retries, moves or " + "deletes them."),
    NO_CONSUMER(
            Severity.WARNING,
            "A queue holds messages and nobody consumes from it.",
            "The messages wait, and the queue grows with every message sent to it."),
    QUEUE_PAUSED(
            Severity.WARNING,
            "A queue is paused.",
            "A paused queue takes messages and hands out none, whoever is attached. A persisted "
                    + "pause outlasts a restart."),
    OLDEST_MESSAGE(
            Severity.WARNING,
            "A message has waited for long at the head of a queue.",
            "Whatever sent this message has waited for its effect since then. The time is that of "
                    + "the sender's clock."),
    // queue: delivery
    CONSUMER_STALLED(
            Severity.WARNING,
            "Consumers hold messages and acknowledge none.",
            "The consumer's own code is stuck, slow or waiting on something else, or never "
                    + "acknowledges. Its messages are handed to nobody else while it is connected."),
    STARVED_SELECTOR(
            Severity.WARNING,
            "A consumer is attached and its selector lets nothing through.",
            "No message that waits meets the consumer's selector, so that it is handed none, "
                    + "while the queue looks as if it had a consumer."),
    STARVED_GROUP(
            Severity.NOTICE,
            "A consumer is attached and message groups are pinned to others.",
            "All messages of a group go to one consumer, in order. Further consumers get work "
                    + "only when groups are new or rebalanced."),
    STARVED_EXCLUSIVE(
            Severity.NOTICE,
            "A consumer is attached and the exclusive queue serves another one.",
            "An exclusive queue hands everything to one consumer; the others stand by and take "
                    + "over when it goes."),
    STARVED_CREDIT(
            Severity.WARNING,
            "A consumer is attached, messages wait, and it is handed none.",
            "No selector, group or exclusive queue explains it: the consumer most likely has not "
                    + "asked for messages (no AMQP credit, window size 0 without a receive, or a session "
                    + "that is not started)."),
    MAX_CONSUMERS_REACHED(
            Severity.NOTICE,
            "A queue has as many consumers as it accepts.",
            "A further consumer is refused, and gets an error."),
    FILTER_MATCHES_NOTHING(
            Severity.WARNING,
            "A queue's own filter has let no message in.",
            "Messages come to the address and none of them into this queue. A misspelt property "
                    + "name or a missing quote in the filter looks exactly like this."),
    BACKLOG_GROWING(
            Severity.NOTICE,
            "More messages came than were acknowledged between two readings.",
            "If it goes on like this, the queue grows. Two readings a moment apart are a glimpse " + "and no trend."),
    BACKLOG_DRAINING(
            Severity.INFO,
            "More messages were acknowledged than came between two readings.",
            "If it goes on like this, the backlog ends in about the time given. Two readings a "
                    + "moment apart are a glimpse and no trend."),
    SCHEDULED_BACKLOG(
            Severity.NOTICE,
            "Messages wait for their delivery time.",
            "These messages are counted and are handed to nobody, nor shown when browsing, before "
                    + "their time: by the sender's wish, or as a redelivery delay."),
    // queue: placement
    STUCK_WITHOUT_CONSUMERS(
            Severity.WARNING,
            "Messages lie on a node without consumers while other nodes have some.",
            "Messages do not move to where the consumers are, unless redistribution is on: "
                    + "redistribution-delay 0 or more, and message-load-balancing ON_DEMAND or "
                    + "OFF_WITH_REDISTRIBUTION."),
    MISSING_ON_NODES(
            Severity.NOTICE,
            "A queue does not exist on some nodes of the cluster.",
            "Producers connected to those nodes create it there, or are refused, by auto-create-"
                    + "queues. Usual for queues that are created on use."),
    // queue: destinations
    DEAD_LETTER_ADDRESS_ABSENT(
            Severity.WARNING,
            "A queue has no dead-letter address, or one that leads nowhere.",
            "A message that fails as often as max-delivery-attempts allows is dropped, and "
                    + "nothing is left of it."),
    EXPIRY_ADDRESS_ABSENT(
            Severity.WARNING,
            "Messages expire and have no expiry address, or one that leads nowhere.",
            "An expired message is dropped, and nothing is left of it."),
    // queue: counts
    COUNT_BELOW_ZERO(
            Severity.NOTICE,
            "A counter of the broker is below zero.",
            "A defect of the broker's bookkeeping that is seen after rolled back transactions, "
                    + "paging or a purge under load; the messages are not affected. A restart counts anew. "
                    + "Until then believe what browsing shows."),
    COUNT_DISAGREES(
            Severity.NOTICE,
            "The count of a queue and what can be seen of it differ.",
            "The count takes in messages that no browser sees: those in delivery, scheduled, or "
                    + "held by a prepared transaction that waits for its commit or rollback."),
    DELIVERING_WITHOUT_CONSUMER(
            Severity.WARNING,
            "Messages are counted as in delivery and no consumer holds them.",
            "A transaction that took them is prepared and neither committed nor rolled back, or "
                    + "its client is gone and the broker has not noticed yet. They are handed to nobody "
                    + "meanwhile."),
    // queue: kind
    RING_QUEUE(
            Severity.NOTICE,
            "A queue keeps only its newest messages.",
            "Each message beyond the ring size drops the oldest one: a count that stands still is "
                    + "normal, and lost messages are by design."),
    PURGE_ON_NO_CONSUMERS(
            Severity.NOTICE,
            "A queue is emptied when its last consumer leaves.",
            "Restarting the only consumer deletes what waits here."),
    AUTO_DELETE_QUEUE(
            Severity.NOTICE,
            "A queue goes away by itself after its last consumer.",
            "Once its last consumer is gone and it holds no more than auto-delete-queues-message-"
                    + "count, the broker removes it."),
    LAST_VALUE_QUEUE(
            Severity.INFO,
            "A queue keeps one message a key.",
            "A newer message replaces the older one with the same key: fewer messages here than "
                    + "were sent is normal."),
    NON_DESTRUCTIVE_QUEUE(
            Severity.INFO,
            "A queue keeps messages that were consumed.",
            "Acknowledging does not remove a message: a count that never falls is normal. Only "
                    + "expiry, last value, a ring or an operator removes messages."),
    INTERNAL_QUEUE(
            Severity.INFO,
            "A queue that the broker uses itself.",
            "Store-and-forward, mirror or notification queue: look at it, and leave it to the "
                    + "broker. Studio changes none of them."),
    // about this answer
    PART_UNREAD(
            Severity.NOTICE,
            "A part of the state could not be read.",
            "Findings that need this part are missing from this answer: their absence says " + "nothing.");

    private final Severity severity;
    private final String description;
    private final String meaning;

    FindingCode(Severity severity, String description, String meaning) {
        this.severity = severity;
        this.description = description;
        this.meaning = meaning;
    }

    /** How much it usually matters; a finding may be milder or worse by its numbers. */
    public Severity severity() {
        return severity;
    }

    /** What was found, without numbers. */
    public String description() {
        return description;
    }

    /** What it means for whoever runs the brokers. */
    public String meaning() {
        return meaning;
    }

    /** The name on the wire, such as {@code no_consumer}. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
