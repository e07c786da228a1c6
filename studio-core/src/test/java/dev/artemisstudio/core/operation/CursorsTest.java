package dev.artemisstudio.core.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.artemisstudio.core.error.Rejection;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CursorsTest {
    private static final JsonObject PLACE =
            Json.createObjectBuilder().add("n1", 50).build();

    /** A clock that is set by hand. */
    private static final class SetClock extends Clock {
        private Instant now = Instant.parse("2026-12-01T03:00:00Z");

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    }

    private final SetClock clock = new SetClock();
    private final Cursors cursors = new Cursors(clock);

    @Test
    void aCursorOpensToThePlaceItWasSealedFor() {
        assertThat(cursors.open("queues demo", cursors.seal("queues demo", PLACE)))
                .isEqualTo(PLACE);
    }

    @Test
    void aCursorOfAnotherQuestionIsRefused() {
        String cursor = cursors.seal("queues demo", PLACE);

        assertThatThrownBy(() -> cursors.open("queues other", cursor))
                .isInstanceOf(Rejection.class)
                .hasMessageStartingWith("This cursor was not made by this server for this call.");
    }

    @Test
    void aCursorOfAnotherServerIsRefused() {
        String cursor = new Cursors(clock).seal("queues demo", PLACE);

        assertThatThrownBy(() -> cursors.open("queues demo", cursor))
                .hasMessageStartingWith("This cursor was not made by this server for this call.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "!!!", "AAAAAAAAAAAAAAAAAAAAAAAA", "Zm9yIGV4YW1wbGU"})
    void whatIsNoCursorIsRefused(String forged) {
        assertThatThrownBy(() -> cursors.open("queues demo", forged))
                .isInstanceOf(Rejection.class)
                .hasMessageStartingWith("This cursor was not made by this server for this call.");
    }

    @Test
    void everyChangedCharacterIsNoticed() {
        String cursor = cursors.seal("queues demo", PLACE);
        for (int i = 0; i < cursor.length(); i++) {
            char other = cursor.charAt(i) == 'A' ? 'Q' : 'A';
            String changed = cursor.substring(0, i) + other + cursor.substring(i + 1);
            assertThatThrownBy(() -> cursors.open("queues demo", changed)).isInstanceOf(Rejection.class);
        }
    }

    @Test
    void aCursorIsGoodForAnHourAndNoLonger() {
        String cursor = cursors.seal("queues demo", PLACE);
        clock.now = clock.now.plus(Cursors.LIFETIME);
        assertThat(cursors.open("queues demo", cursor)).isEqualTo(PLACE);

        clock.now = clock.now.plus(Duration.ofMillis(1));
        assertThatThrownBy(() -> cursors.open("queues demo", cursor))
                .hasMessage("This cursor is stale: it is older than 60 minutes. Call again without cursor.");
    }
}
