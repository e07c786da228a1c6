package dev.artemisstudio.core.broker;

import java.time.Duration;

/**
 * The bounds of talking to one node.
 *
 * @param callTimeout the longest a single management call may take
 * @param connectTimeout the longest that opening a connection may take
 * @param concurrency calls under way at once
 * @param callsPerSecond management calls started a second; pipelined calls count one each
 */
public record CallPolicy(Duration callTimeout, Duration connectTimeout, int concurrency, int callsPerSecond) {
    /** Five seconds a call, two to connect, 4 at once, 5,000 a second. */
    public static final CallPolicy DEFAULT = new CallPolicy(Duration.ofSeconds(5), Duration.ofSeconds(2), 4, 5_000);

    public CallPolicy {
        if (callTimeout.isNegative() || callTimeout.isZero() || concurrency < 1 || callsPerSecond < 1) {
            throw new IllegalArgumentException("Bounds of a call policy must be positive");
        }
    }
}
