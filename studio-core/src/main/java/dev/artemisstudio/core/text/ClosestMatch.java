package dev.artemisstudio.core.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds the known names that a mistyped one may have meant. */
public final class ClosestMatch {
    /** Longer names are compared by their first characters only: the work grows with the square of the length. */
    private static final int MAX_COMPARED = 200;

    private static final int SHORTEST_CONTAINED = 3;
    private static final int FAR = Integer.MAX_VALUE;

    private ClosestMatch() {}

    /**
     * The names nearest to the one asked for, nearest first, letter case aside; ties in alphabetical order. A name that
     * shares less than about half of its characters is near only where one contains the other.
     *
     * @param most how many to return at most
     */
    public static List<String> of(String asked, Collection<String> known, int most) {
        String wanted = folded(asked);
        return known.stream()
                .distinct()
                .map(name -> new Near(name, distance(wanted, folded(name))))
                .filter(near -> near.distance() != FAR)
                .sorted(Comparator.comparingInt(Near::distance).thenComparing(Near::name))
                .limit(most)
                .map(Near::name)
                .toList();
    }

    private record Near(String name, int distance) {}

    private static String folded(String name) {
        String lower = name.strip().toLowerCase(Locale.ROOT);
        return lower.length() > MAX_COMPARED ? lower.substring(0, MAX_COMPARED) : lower;
    }

    private static int distance(String asked, String known) {
        boolean contained = Math.min(asked.length(), known.length()) >= SHORTEST_CONTAINED
                && (known.contains(asked) || asked.contains(known));
        int edits = edits(asked, known);
        boolean near = edits <= Math.max(2, Math.max(asked.length(), known.length()) / 2) && edits < known.length();
        return contained || near ? edits : FAR;
    }

    /** Levenshtein distance: insertions, deletions and replacements. */
    private static int edits(String a, String b) {
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(replaced, Math.min(previous[j], current[j - 1]) + 1);
            }
            previous = current;
        }
        return previous[b.length()];
    }
}
