package dev.artemisstudio.core.broker.core;

import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/**
 * One row of a broker's list. Scalars come as strings in some columns and as numbers in others, differently from version to
 * version, so each is read by what is wanted of it.
 */
record Row(JsonObject json) {
    /** What a number is that the broker does not say. */
    static final long UNKNOWN = -1;

    // java.util.Date.toString(), which is how brokers write most moments.
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("EEE MMM dd HH:mm:ss zzz yyyy", Locale.US);

    String text(String field) {
        JsonValue value = json.getOrDefault(field, JsonValue.NULL);
        return switch (value) {
            case JsonString string -> string.getString();
            case JsonNumber number -> number.toString();
            default -> value == JsonValue.NULL ? "" : value.toString();
        };
    }

    Optional<String> filled(String field) {
        return Optional.of(text(field)).filter(text -> !text.isBlank());
    }

    long number(String field) {
        try {
            return Long.parseLong(text(field));
        } catch (NumberFormatException e) {
            return UNKNOWN;
        }
    }

    int integer(String field) {
        return Math.toIntExact(Math.clamp(number(field), Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    boolean flag(String field) {
        return Boolean.parseBoolean(text(field));
    }

    /** A moment, written as milliseconds or as {@link java.util.Date} prints it; 0 and -1 stand for never. */
    Optional<Instant> moment(String field) {
        String text = text(field);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            long millis = Long.parseLong(text);
            return millis > 0 ? Optional.of(Instant.ofEpochMilli(millis)) : Optional.empty();
        } catch (NumberFormatException e) {
            return dated(text);
        }
    }

    private static Optional<Instant> dated(String text) {
        try {
            return Optional.of(ZonedDateTime.parse(text, DATE).toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
