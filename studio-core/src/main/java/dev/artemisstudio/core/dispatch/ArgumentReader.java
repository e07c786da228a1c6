package dev.artemisstudio.core.dispatch;

import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.ParameterType;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.text.ClosestMatch;
import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.io.StringReader;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads one argument as its parameter's type says. Some hosts send numbers, booleans and lists as text: that is accepted
 * where the text has exactly one reading.
 */
final class ArgumentReader {
    private static final int SHOWN_CHARACTERS = 60;

    private ArgumentReader() {}

    /** The value: String, Long, Boolean, Limit, List of String, or a JSON object. */
    static Object read(Parameter parameter, JsonValue value) {
        return switch (parameter.type()) {
            case ParameterType.Text text -> text(parameter, text, value);
            case ParameterType.Whole whole -> whole(parameter, whole, value);
            case ParameterType.Flag flag -> flag(parameter, value);
            case ParameterType.Choice choice -> choice(parameter, choice, value);
            case ParameterType.TextList list -> list(parameter, list, value);
            case ParameterType.Structure structure -> structure(parameter, structure, value);
        };
    }

    private static String text(Parameter parameter, ParameterType.Text type, JsonValue value) {
        if (!(value instanceof JsonString string)) {
            throw wrongType(parameter, "a string", value);
        }
        return bounded(parameter, string.getString(), type.maxLength());
    }

    private static String bounded(Parameter parameter, String text, int maxLength) {
        if (text.length() > maxLength) {
            throw Rejection.of(
                    parameter.name(),
                    parameter.name() + " has " + text.length() + " characters; at most " + maxLength
                            + " are accepted.");
        }
        return text;
    }

    private static Object whole(Parameter parameter, ParameterType.Whole type, JsonValue value) {
        long number = wholeNumber(value).orElseThrow(() -> wrongType(parameter, "a whole number", value));
        if (number < type.min() || (number > type.max() && !type.clamp())) {
            throw Rejection.of(
                    parameter.name(),
                    parameter.name() + " is " + number + "; accepted are " + type.min() + " to " + type.max() + ".",
                    List.of(type.min() + ".." + type.max()),
                    Optional.of(Long.toString(Math.clamp(number, type.min(), type.max()))));
        }
        if (type.clamp()) {
            return new Limit((int) Math.min(number, type.max()), number > type.max());
        }
        return number;
    }

    private static Optional<Long> wholeNumber(JsonValue value) {
        try {
            if (value instanceof JsonNumber number) {
                return Optional.of(number.bigDecimalValue().longValueExact());
            }
            return value instanceof JsonString string && string.getString().matches("-?[0-9]{1,19}")
                    ? Optional.of(Long.parseLong(string.getString()))
                    : Optional.empty();
        } catch (ArithmeticException | NumberFormatException e) {
            return Optional.empty(); // A fraction, or beyond 64 bits: not a whole number that we take.
        }
    }

    private static Boolean flag(Parameter parameter, JsonValue value) {
        if (value.getValueType() == JsonValue.ValueType.TRUE || isText(value, "true")) {
            return true;
        }
        if (value.getValueType() == JsonValue.ValueType.FALSE || isText(value, "false")) {
            return false;
        }
        throw wrongType(parameter, "true or false", value);
    }

    private static boolean isText(JsonValue value, String expected) {
        return value instanceof JsonString string && string.getString().equalsIgnoreCase(expected);
    }

    private static String choice(Parameter parameter, ParameterType.Choice type, JsonValue value) {
        if (!(value instanceof JsonString string)) {
            throw wrongType(parameter, "one of " + String.join(", ", type.names()), value);
        }
        String sent = string.getString().toLowerCase(Locale.ROOT);
        if (type.names().contains(sent)) {
            return sent;
        }
        throw Rejection.of(
                parameter.name(),
                parameter.name() + " does not accept '" + shown(string.getString()) + "'.",
                type.names(),
                ClosestMatch.of(sent, type.names(), 1).stream().findFirst());
    }

    private static List<String> list(Parameter parameter, ParameterType.TextList type, JsonValue value) {
        JsonArray array = array(value).orElseThrow(() -> wrongType(parameter, "a list of strings", value));
        if (array.size() > type.maxItems()) {
            throw Rejection.of(
                    parameter.name(),
                    parameter.name() + " has " + array.size() + " entries; at most " + type.maxItems()
                            + " are accepted.");
        }
        return array.stream()
                .map(item -> {
                    if (item instanceof JsonString string) {
                        return bounded(parameter, string.getString(), type.maxLength());
                    }
                    throw wrongType(parameter, "a list of strings", item);
                })
                .toList();
    }

    private static Optional<JsonArray> array(JsonValue value) {
        if (value instanceof JsonArray array) {
            return Optional.of(array);
        }
        return value instanceof JsonString string
                ? parsed(string.getString()).filter(JsonArray.class::isInstance).map(JsonValue::asJsonArray)
                : Optional.empty();
    }

    private static JsonObject structure(Parameter parameter, ParameterType.Structure type, JsonValue value) {
        if (!(value instanceof JsonObject object)) {
            throw wrongType(parameter, "an object", value);
        }
        if (object.size() > type.maxMembers()) {
            throw Rejection.of(
                    parameter.name(),
                    parameter.name() + " has " + object.size() + " members; at most " + type.maxMembers()
                            + " are accepted.");
        }
        return object;
    }

    private static Optional<JsonValue> parsed(String text) {
        try (var reader = Json.createReader(new StringReader(text))) {
            return Optional.of(reader.readValue());
        } catch (RuntimeException e) {
            // Not JSON inside a string, or nested so deep that the parser refuses: it has no reading as a list.
            return Optional.empty();
        }
    }

    private static Rejection wrongType(Parameter parameter, String expected, JsonValue value) {
        return Rejection.of(
                parameter.name(),
                parameter.name() + " must be " + expected + "; sent was " + shown(value) + ".",
                parameter.type() instanceof ParameterType.Choice choice ? choice.names() : List.of(),
                Optional.empty());
    }

    private static String shown(JsonValue value) {
        return switch (value.getValueType()) {
            case ARRAY -> "a list";
            case OBJECT -> "an object";
            case STRING -> "the string '" + shown(((JsonString) value).getString()) + "'";
            default -> shown(value.toString());
        };
    }

    private static String shown(String text) {
        return text.length() > SHOWN_CHARACTERS ? text.substring(0, SHOWN_CHARACTERS) + "…" : text;
    }
}
