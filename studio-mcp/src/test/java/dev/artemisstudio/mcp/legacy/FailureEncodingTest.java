package dev.artemisstudio.mcp.legacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.artemisstudio.core.dispatch.ErrorJson;
import dev.artemisstudio.core.error.BrokerRefused;
import dev.artemisstudio.core.error.BrokerTimeout;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.error.Denied;
import dev.artemisstudio.core.error.Hidden;
import dev.artemisstudio.core.error.Internal;
import dev.artemisstudio.core.error.NotConfirmed;
import dev.artemisstudio.core.error.NotFound;
import dev.artemisstudio.core.error.OverCap;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.error.StudioException;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FailureEncodingTest {
    static Stream<StudioException> failures() {
        return Stream.of(
                new NotConfirmed("orders"),
                new OverCap(5_000, 1_000),
                new NotFound("queue", "order", List.of("orders")),
                new Hidden(),
                new Denied("settings:write"),
                new BrokerUnavailable("a", "connection refused", Instant.EPOCH),
                new BrokerTimeout("a", "list queues", Duration.ofSeconds(5)),
                new BrokerRefused("a", "AMQ229213", "no permission"),
                Internal.fresh());
    }

    @ParameterizedTest
    @MethodSource("failures")
    void everyFailureButARejectionIsAResultInEveryRevision(StudioException failure) {
        Stream<Optional<Revision>> revisions = Stream.concat(
                Stream.of(Optional.empty()), Stream.of(Revision.values()).map(Optional::of));
        revisions.forEach(revision -> {
            McpSchema.CallToolResult result = FailureEncoding.ofCall(failure, revision);
            assertThat(result.isError()).isTrue();
            String members = ErrorJson.members(failure).toString();
            assertThat(((McpSchema.TextContent) result.content().getFirst()).text())
                    .isEqualTo(members);
            assertThat(result.structuredContent()).isEqualTo(Json.map(members));
        });
    }

    @Test
    void aLongListOfAcceptedValuesIsCutInTheMessageAndWholeInTheData() {
        List<String> accepted = IntStream.range(0, 30).mapToObj(i -> "v" + i).toList();
        Rejection rejection = Rejection.of("kind", "kind does not accept 'x'.", accepted, Optional.empty())
                .withTopic("list_resources");
        assertThatThrownBy(() -> FailureEncoding.ofCall(rejection, Optional.empty()))
                .isInstanceOfSatisfying(McpError.class, error -> {
                    assertThat(error.getMessage())
                            .contains("v19 and 10 more", "studio_help(topic=list_resources)")
                            .doesNotContain("v20");
                    assertThat(error.getJsonRpcError().data().toString()).contains("v29");
                });
    }

    @Test
    void aParameterThatTheProblemDoesNotNameIsNamedFirst() {
        assertThatThrownBy(() -> FailureEncoding.ofCall(
                        Rejection.of("filter", "The selector ends too early."), Optional.of(Revision.V2025_06_18)))
                .isInstanceOf(McpError.class)
                .hasMessageStartingWith("filter: The selector ends too early.");
    }
}
