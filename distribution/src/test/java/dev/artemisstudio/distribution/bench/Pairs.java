package dev.artemisstudio.distribution.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Times two pieces of work in turn, A B A B …, so that a machine whose speed drifts slows both alike. */
public final class Pairs {
    private Pairs() {}

    /** Work that may fail in any way. */
    public interface Work {
        void run() throws Exception;
    }

    /**
     * Medians in milliseconds, and the median of the ratios A / B pair by pair.
     */
    public record Result(double a, double b, double ratio) {
        @Override
        public String toString() {
            return String.format(Locale.ROOT, "A %.2f ms, B %.2f ms, A - B %.2f ms, A / B %.2f", a, b, a - b, ratio);
        }
    }

    public static Result measure(int warmup, int runs, Work a, Work b) throws Exception {
        for (int i = 0; i < warmup; i++) {
            a.run();
            b.run();
        }
        List<Double> timesA = new ArrayList<>();
        List<Double> timesB = new ArrayList<>();
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < runs; i++) {
            double timeA = time(a);
            double timeB = time(b);
            timesA.add(timeA);
            timesB.add(timeB);
            ratios.add(timeA / timeB);
        }
        return new Result(median(timesA), median(timesB), median(ratios));
    }

    private static double time(Work work) throws Exception {
        long start = System.nanoTime();
        work.run();
        return (System.nanoTime() - start) / 1e6;
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }
}
