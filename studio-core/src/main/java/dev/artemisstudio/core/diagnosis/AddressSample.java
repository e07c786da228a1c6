package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.AddressSettings;
import java.time.Instant;
import java.util.Optional;

/**
 * How full an address is by its own limits, {@code max-size-bytes} and {@code max-size-messages}.
 *
 * @param bytesPercent of the limit that applies, as the broker says it ({@code AddressLimitPercent})
 */
public record AddressSample(
        String node, AddressFacts facts, AddressSettings settings, int bytesPercent, Instant readAt) {
    private static final String PAGES = "PAGE";

    /** What the broker does with messages beyond the limit; PAGE where nobody set anything. */
    String policy() {
        return settings.text("addressFullMessagePolicy", "addressFullPolicy").orElse(PAGES);
    }

    /** Percent of the nearer limit. An address without a limit of its own shares the node's, which is another finding. */
    int percent() {
        int ofBytes = limit("maxSizeBytes").isPresent() ? bytesPercent : 0;
        long ofMessages = limit("maxSizeMessages")
                .map(most -> facts.messages() * 100 / most)
                .orElse(0L);
        return (int) Math.max(ofBytes, ofMessages);
    }

    /** Whether messages beyond the limit are refused in some way, and not only kept on disk. */
    boolean refuses() {
        return !policy().equals(PAGES);
    }

    /** A limit by its key in settings. */
    Optional<Long> limit(String key) {
        return settings.text(key)
                .filter(text -> text.matches("[0-9]{1,18}"))
                .map(Long::valueOf)
                .filter(most -> most > 0);
    }
}
