package dev.artemisstudio.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClosestMatchTest {
    private static final List<String> NAMES =
            List.of("queues", "orders", "orders.eu", "payments", "dead_letters", "DLQ");

    @ParameterizedTest
    @CsvSource({
        "queue, queues",
        "QUEUES, queues",
        "odrers, orders",
        "payment, payments",
        "deadletters, dead_letters",
        "dlq, DLQ",
        "orders.us, orders.eu"
    })
    void theNearestComesFirst(String asked, String nearest) {
        assertThat(ClosestMatch.of(asked, NAMES, 3)).first().isEqualTo(nearest);
    }

    @Test
    void whatIsFarIsNotOffered() {
        assertThat(ClosestMatch.of("xyzzyxyzzy", NAMES, 3)).isEmpty();
        assertThat(ClosestMatch.of("", NAMES, 3)).isEmpty();
    }

    @Test
    void aNameOfAThousandCharactersIsStillCompared() {
        assertThat(ClosestMatch.of("q".repeat(100_000), NAMES, 3)).isEmpty();
    }
}
