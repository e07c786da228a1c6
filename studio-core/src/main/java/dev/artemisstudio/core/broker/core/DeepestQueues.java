package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.Condition.Comparison;
import dev.artemisstudio.core.broker.Page;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.Sort;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Pages of queues by depth. A broker that has to sort 10,000 queues takes several times as long as one that sorts a few: so only
 * queues with messages are asked for, and once a first page was read only those about as deep as it, as long as they fill the
 * page. They stand in the same places as in the whole list, because brokers sort without changing the order of equals. How many
 * queues there are is asked beside it; which of them are the broker's own or Studio's is counted when that number changes, and every
 * {@value #COUNTED_FOR_SECONDS} s: each count makes the broker walk over all of its queues.
 *
 * <p>The first page brings further queues along: a row more costs the broker a fifteenth of what looking it up by name does, and
 * who merges pages of several nodes looks up those that stand on another node's page.
 */
final class DeepestQueues {
    private static final Sort DEEPEST_FIRST = Sort.descending("messageCount");
    private static final Condition NOT_INTERNAL = new Condition("internalQueue", Comparison.EQUALS, "false");
    private static final Condition INTERNAL = new Condition("internalQueue", Comparison.EQUALS, "true");

    private static final int FIRST_READ = 200;

    private static final int COUNTED_FOR_SECONDS = 60;

    private final NodeCalls calls;
    private final Clock clock;
    private volatile Optional<Boolean> comparesTwice = Optional.empty();
    private volatile Optional<Hidden> hidden = Optional.empty();
    /** Queues with more messages than this filled a first page when it was last read. */
    private volatile long floor;

    DeepestQueues(NodeCalls calls, Clock clock) {
        this.calls = calls;
        this.clock = clock;
    }

    /**
     * How many queues lists leave out.
     *
     * @param among all queues of the broker when they were counted
     */
    private record Hidden(long among, Instant readAt, long own, long internal) {}

    /** The page, if it can be had this way. */
    Optional<Page<QueueFacts>> page(PageRequest page) {
        boolean plain = page.condition().isEmpty();
        boolean notInternal = page.condition().filter(NOT_INTERNAL::equals).isPresent();
        if (!page.sort().equals(DEEPEST_FIRST) || !(plain || notInternal) || !comparesTwice()) {
            return Optional.empty();
        }
        int size = page.number() == 1 ? Math.max(page.size(), FIRST_READ) : page.size();
        PageRequest wide = new PageRequest(page.condition(), page.sort(), page.number(), size);
        long above = floor;
        Optional<Page<QueueFacts>> found = deeperThan(above, page, wide, plain);
        if (found.isEmpty() && above > 0) {
            floor = 0;
            found = deeperThan(0, page, wide, plain);
        }
        return found;
    }

    private Optional<Page<QueueFacts>> deeperThan(long above, PageRequest page, PageRequest wide, boolean plain) {
        Condition deeper = new Condition("messageCount", Comparison.GREATER_THAN, Long.toString(above));
        List<Reply.Value> replies =
                calls.values(List.of(Listing.QUEUES.call(wide, deeper), Call.ofBroker("QueueCount")));
        List<QueueFacts> found =
                Listing.QUEUES.read(replies.getFirst(), QueueRows::queue).rows();
        if (found.size() < page.size()) {
            return Optional.empty();
        }
        if (page.number() == 1 && found.size() == wide.size()) {
            floor = Math.max(0, found.getLast().counts().messages() - 1);
        }
        long all = replies.get(1).number();
        Hidden left = hidden(all);
        return Optional.of(new Page<>(
                found.subList(0, page.size()),
                all - left.own() - (plain ? 0 : left.internal()),
                found.subList(page.size(), found.size())));
    }

    private Hidden hidden(long all) {
        Instant now = clock.instant();
        Optional<Hidden> known = hidden.filter(counted ->
                counted.among() == all && now.isBefore(counted.readAt().plusSeconds(COUNTED_FOR_SECONDS)));
        if (known.isEmpty()) {
            List<Reply.Value> replies =
                    calls.values(List.of(Listing.QUEUES.countOwn(), Listing.QUEUES.count(Optional.of(INTERNAL))));
            known = Optional.of(new Hidden(all, now, Listing.total(replies.get(0)), Listing.total(replies.get(1))));
            hidden = known;
        }
        return known.orElseThrow();
    }

    /**
     * Whether the broker compares with more than one condition, which older ones do not: asked once, with two that no queue can meet.
     * Studio's own reply queue meets the first of them, so an answer without rows means that both were read.
     */
    private boolean comparesTwice() {
        if (comparesTwice.isEmpty()) {
            Reply.Value answer = calls.one(Listing.QUEUES.callForNothing());
            comparesTwice = Optional.of(Listing.total(answer) == 0);
        }
        return comparesTwice.orElseThrow();
    }
}
