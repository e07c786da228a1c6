package dev.artemisstudio.core.diagnosis;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** How findings put numbers and names into sentences. */
final class Words {
    private static final int NAMES_MAX = 3;

    private Words() {}

    /** {@code 1 message}, {@code 2 messages}. */
    static String count(long number, String singular) {
        return number + " " + (number == 1 ? singular : singular + "s");
    }

    static String quoted(String name) {
        return "'" + name + "'";
    }

    /** The first names, and how many there are beyond them. */
    static String names(List<String> names) {
        String first = String.join(
                ", ", names.stream().limit(NAMES_MAX).map(Words::quoted).toList());
        int more = names.size() - NAMES_MAX;
        return more > 0 ? first + " and " + more + " more" : first;
    }

    /** A duration in the unit that a person would use. */
    static String duration(Duration duration) {
        double seconds = duration.toMillis() / 1000.0;
        if (seconds < 120) {
            return String.format(Locale.ROOT, "%.1f s", seconds);
        } else if (seconds < 7_200) {
            return Math.round(seconds / 60) + " min";
        } else if (seconds < 172_800) {
            return Math.round(seconds / 3_600) + " h";
        }
        return Math.round(seconds / 86_400) + " days";
    }

    /** The call that lists resources of a kind whose name holds a text; an empty text for all of them. */
    static String list(String kind, String text) {
        return "list_resources kind=" + kind + (text.isEmpty() ? "" : " filter=" + quoted(text));
    }

    static String diagnose(String queue) {
        return "diagnose queue=" + quoted(queue);
    }

    static String browse(String queue) {
        return "browse_messages queue=" + quoted(queue);
    }
}
