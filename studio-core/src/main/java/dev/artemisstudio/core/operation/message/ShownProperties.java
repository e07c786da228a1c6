package dev.artemisstudio.core.operation.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The properties of a message within bounds, by name.
 *
 * @param note what is not shown whole
 */
record ShownProperties(Map<String, Object> properties, Optional<String> note) {
    /** Properties shown of one message. */
    static final int MAX_PROPERTIES = 50;

    /** Characters shown of one text value. */
    static final int MAX_CHARACTERS = 256;

    /** 2 to the power of 53: larger whole numbers do not fit a JavaScript number. */
    private static final long LARGEST_EXACT = 1L << 53;

    private static final String ORIGINAL_ID = "_AMQ_ORIG_MESSAGE_ID";

    static ShownProperties of(Map<String, Object> all) {
        Map<String, Object> shown = new TreeMap<>();
        List<String> cut = new ArrayList<>();
        new TreeMap<>(all).forEach((name, value) -> {
            if (shown.size() == MAX_PROPERTIES) {
                return;
            }
            if (value instanceof String text && text.length() > MAX_CHARACTERS) {
                shown.put(name, text.substring(0, MAX_CHARACTERS));
                cut.add(name + " (" + text.length() + " characters)");
            } else {
                shown.put(name, exact(name, value));
            }
        });
        List<String> notes = new ArrayList<>();
        if (all.size() > shown.size()) {
            notes.add((all.size() - shown.size()) + " more properties are not shown.");
        }
        if (!cut.isEmpty()) {
            notes.add("Cut to " + MAX_CHARACTERS + " characters: " + String.join(", ", cut) + ".");
        }
        return new ShownProperties(shown, notes.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", notes)));
    }

    /** Ids, and numbers that readers written in JavaScript would round, are shown as text. */
    private static Object exact(String name, Object value) {
        boolean rounded = value instanceof Long number && (number > LARGEST_EXACT || number < -LARGEST_EXACT);
        return rounded || name.equals(ORIGINAL_ID) ? value.toString() : value;
    }
}
