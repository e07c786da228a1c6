package dev.artemisstudio.core.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.error.BrokerRefused;
import dev.artemisstudio.core.error.BrokerTimeout;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.error.Denied;
import dev.artemisstudio.core.error.ErrorKind;
import dev.artemisstudio.core.error.Hidden;
import dev.artemisstudio.core.error.Internal;
import dev.artemisstudio.core.error.NotConfirmed;
import dev.artemisstudio.core.error.NotFound;
import dev.artemisstudio.core.error.OverCap;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.error.StudioException;
import dev.artemisstudio.core.error.Unauthenticated;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ErrorJsonTest {
    private static Stream<StudioException> oneOfEach() {
        return Stream.of(
                Rejection.of("kind", "kind does not accept 'queue'.", List.of("queues"), Optional.of("queues")),
                new Unauthenticated(),
                new Denied("settings:write"),
                new Hidden(),
                new NotFound("queue", "order", List.of("orders")),
                new NotConfirmed("orders"),
                new OverCap(5_000, 1_000),
                new BrokerRefused("n1", "AMQ229213", "no permission"),
                Internal.fresh(),
                new BrokerUnavailable("n1", "connection refused", Instant.EPOCH),
                new BrokerTimeout("n1", "listQueues", Duration.ofSeconds(5)));
    }

    @Test
    void everyKindHasOneFailureAndItsMembersAreRendered() {
        Set<ErrorKind> kinds = oneOfEach().map(StudioException::kind).collect(Collectors.toSet());

        assertThat(kinds).containsExactlyInAnyOrder(ErrorKind.values());
        oneOfEach().forEach(failure -> assertThat(ErrorJson.members(failure).keySet())
                .contains("code", "detail", "remedy")
                .containsAll(failure.members().keySet()));
    }

    @Test
    void aRejectionNamesParameterAcceptedClosestAndHelp() {
        Rejection rejection = Rejection.of(
                        "kind", "kind does not accept 'queue'.", List.of("queues"), Optional.of("queues"))
                .withTopic("list_resources");

        assertThat(ErrorJson.members(rejection))
                .hasToString("{\"code\":\"invalid_argument\",\"detail\":\"kind does not accept 'queue'.\","
                        + "\"parameter\":\"kind\",\"accepted\":[\"queues\"],\"closest\":\"queues\","
                        + "\"remedy\":\"Mend the named parameter and call again.\","
                        + "\"help\":\"studio_help(topic=list_resources)\"}");
    }

    @Test
    void numbersStayNumbers() {
        assertThat(ErrorJson.members(new OverCap(5_000, 1_000)).getInt("affected"))
                .isEqualTo(5_000);
        assertThat(ErrorJson.members(new BrokerTimeout("n1", "listQueues", Duration.ofSeconds(5)))
                        .getInt("waitedMillis"))
                .isEqualTo(5_000);
    }
}
