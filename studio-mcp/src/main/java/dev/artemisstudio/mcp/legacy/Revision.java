package dev.artemisstudio.mcp.legacy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The revisions of the protocol that begin with {@code initialize}, oldest first. */
public enum Revision {
    V2024_11_05("2024-11-05"),
    V2025_03_26("2025-03-26"),
    V2025_06_18("2025-06-18"),
    V2025_11_25("2025-11-25");

    private final String date;

    Revision(String date) {
        this.date = date;
    }

    /** The revision as it is written on the wire. */
    public String date() {
        return date;
    }

    /** The revision of this date, where it is one of these. */
    public static Optional<Revision> of(String date) {
        return Arrays.stream(values()).filter(r -> r.date.equals(date)).findFirst();
    }

    /** Their dates, oldest first. */
    public static List<String> dates() {
        return Arrays.stream(values()).map(Revision::date).toList();
    }

    /** Whether a wrong argument is answered where the model reads it, as a result (SEP-1303, since 2025-11-25). */
    boolean showsInputErrorsToModels() {
        return compareTo(V2025_11_25) >= 0;
    }
}
