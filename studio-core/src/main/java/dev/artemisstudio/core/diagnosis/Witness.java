package dev.artemisstudio.core.diagnosis;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** Writes down what was read on one node at one time. */
record Witness(String node, Instant readAt) {
    Evidence count(String what, long value) {
        return new Evidence(what, Long.toString(value), "messages", node, readAt);
    }

    Evidence says(String what, Object value) {
        return says(what, value, "");
    }

    Evidence says(String what, Object value, String unit) {
        return new Evidence(what, value.toString(), unit, node, readAt);
    }

    Evidence percent(String what, double value) {
        return says(what, String.format(Locale.ROOT, "%.1f", value), "percent");
    }

    Evidence seconds(String what, Duration value) {
        return says(what, String.format(Locale.ROOT, "%.1f", value.toMillis() / 1000.0), "seconds");
    }
}
