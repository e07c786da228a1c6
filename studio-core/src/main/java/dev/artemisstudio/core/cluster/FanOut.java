package dev.artemisstudio.core.cluster;

import java.time.Duration;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;

/** Runs work for several members at once, each on a virtual thread, and waits for all of it within one bound. */
final class FanOut implements AutoCloseable {
    private final ExecutorService threads;

    FanOut(String cluster) {
        threads = Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name("cluster-" + cluster + "-", 0).factory());
    }

    /**
     * The outcome for each member, in no order. Work that is late is interrupted and not waited for.
     *
     * @param ends a failure that ends the whole run: it is thrown, and what is still under way is interrupted
     */
    <T> Map<Member, Outcome<T>> run(
            List<Member> members, Function<Member, T> work, Duration bound, Predicate<RuntimeException> ends) {
        ExecutorCompletionService<T> completion = new ExecutorCompletionService<>(threads);
        Map<Future<T>, Member> open = new HashMap<>();
        members.forEach(member -> open.put(completion.submit(() -> work.apply(member)), member));
        Map<Member, Outcome<T>> outcomes = new IdentityHashMap<>();
        long deadline = System.nanoTime() + bound.toNanos();
        try {
            while (!open.isEmpty()) {
                Future<T> next = completion.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
                if (next == null) {
                    break;
                }
                outcomes.put(open.remove(next), outcome(next, ends));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            open.keySet().forEach(late -> late.cancel(true));
        }
        open.values().forEach(member -> outcomes.put(member, new Outcome.Late<>()));
        return outcomes;
    }

    private static <T> Outcome<T> outcome(Future<T> ended, Predicate<RuntimeException> ends)
            throws InterruptedException {
        try {
            return new Outcome.Value<>(ended.get());
        } catch (ExecutionException e) {
            RuntimeException cause = e.getCause() instanceof RuntimeException runtime
                    ? runtime
                    : new IllegalStateException("A question ended with an error", e.getCause());
            if (ends.test(cause)) {
                throw cause;
            }
            return new Outcome.Failure<>(cause);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
