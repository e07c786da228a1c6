package dev.artemisstudio.core.broker.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The rate by a clock that the test moves: what matters is how many calls may start, not how long a test takes. */
class CallRateTest {
    private static final long SECOND = 1_000_000_000L;
    private long now = 5 * SECOND;
    private final CallRate rate = new CallRate(10, () -> now);

    @Test
    void aSecondsWorthStartsAtOnceAndTheRestIsSpreadOut() {
        for (int i = 0; i < 10; i++) {
            assertThat(rate.reserve(1)).isZero();
        }
        assertThat(rate.reserve(1)).isEqualTo(SECOND / 10);
        assertThat(rate.reserve(1)).isEqualTo(SECOND / 5);
    }

    @Test
    void pipelinedCallsCountOneEach() {
        assertThat(rate.reserve(10)).isZero();
        assertThat(rate.reserve(5)).isEqualTo(SECOND / 2);
    }

    @Test
    void noMoreThanTheRateStartsOverALongTime() {
        int started = 0;
        long end = now + 60 * SECOND;
        while (now < end) {
            long wait = rate.reserve(3);
            now += wait;
            started += 3;
        }
        assertThat(started).isBetween(600, 600 + 10 + 3);
    }

    @Test
    void idleTimeIsNotSavedUpBeyondASecond() {
        now += 3_600 * SECOND;
        assertThat(rate.reserve(10)).isZero();
        assertThat(rate.reserve(1)).isPositive();
    }
}
