package dev.artemisstudio.core.broker.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class WatchTest {
    private static final Duration SOON = Duration.ofMillis(20);

    @Test
    void theDeadlineInterruptsAndLeavesNothingBehind() {
        try (Watch watch = Watch.until(Deadline.in(SOON))) {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            assertThat(watch.fired()).isTrue();
        }
        assertThat(Thread.currentThread().isInterrupted())
                .as("nobody after it meets the interrupt")
                .isFalse();
    }

    @Test
    void aDeadlineThatMovedDoesNotFireWhenTheFirstPasses() {
        try (Watch watch = Watch.until(Deadline.in(SOON))) {
            watch.moveTo(Deadline.in(Duration.ofHours(1)));
            Deadline later = Deadline.in(SOON.multipliedBy(5));
            await().pollInSameThread().until(later::passed);
            assertThat(watch.fired()).isFalse();
        }
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void aDeadlineThatMovedFiresInTheEnd() {
        try (Watch watch = Watch.until(Deadline.in(SOON))) {
            watch.moveTo(Deadline.in(SOON.multipliedBy(3)));
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            assertThat(watch.fired()).isTrue();
        }
    }

    @Test
    void theEarlierOfTwoDeadlines() {
        Deadline near = Deadline.in(Duration.ofSeconds(1));
        Deadline far = Deadline.in(Duration.ofSeconds(2));
        assertThat(near.orEarlier(far)).isSameAs(near);
        assertThat(far.orEarlier(near)).isSameAs(near);
    }
}
