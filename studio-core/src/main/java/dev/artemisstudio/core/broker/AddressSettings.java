package dev.artemisstudio.core.broker;

import java.util.Map;
import java.util.Optional;

/**
 * The effective settings of one address.
 *
 * @param values the broker's own keys, camelCase, as text; keys that nobody set are absent
 */
public record AddressSettings(String address, Map<String, String> values) {
    public AddressSettings {
        values = Map.copyOf(values);
    }

    /** Where messages go that could not be delivered. */
    public Optional<String> deadLetterAddress() {
        return text("DLA", "deadLetterAddress");
    }

    /** Where messages go that expired. */
    public Optional<String> expiryAddress() {
        return text("expiryAddress");
    }

    /** A value by the first of the keys that is set. */
    public Optional<String> text(String... keys) {
        for (String key : keys) {
            String value = values.get(key);
            if (value != null && !value.isBlank()) {
                return Optional.of(value);
            }
        }
        return Optional.empty();
    }
}
