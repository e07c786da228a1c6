package dev.artemisstudio.core.dispatch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.Clusters;
import dev.artemisstudio.core.error.Hidden;
import dev.artemisstudio.core.error.Rejection;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;

class DispatcherTest {
    private static final class NoClusters implements Clusters {
        @Override
        public List<Cluster> all() {
            return List.of();
        }

        @Override
        public Cluster get(String clusterId) {
            throw new Hidden();
        }
    }

    private final Dispatcher dispatcher =
            Studio.over(new NoClusters(), Clock.systemUTC()).dispatcher();

    @Test
    void aRejectionPointsAtTheHelpOfWhatWasCalled() {
        JsonObject wrong = Json.createObjectBuilder().add("topics", "x").build();
        Caller caller = Caller.local(Caller.Surface.MCP);

        assertThat(catchThrowableOfType(
                                Rejection.class,
                                () -> dispatcher.call(
                                        dispatcher
                                                .catalogue()
                                                .tool("studio_help")
                                                .orElseThrow(),
                                        wrong,
                                        caller))
                        .helpTopic())
                .isEqualTo("studio_help");
        assertThat(catchThrowableOfType(
                                Rejection.class,
                                () -> dispatcher.call(
                                        dispatcher
                                                .catalogue()
                                                .entry("help.index")
                                                .orElseThrow(),
                                        wrong,
                                        caller))
                        .helpTopic())
                .isEqualTo("help.index");
    }

    @Test
    void rendersMembersInTheOrderOfTheRecord() {
        JsonObject none = Json.createObjectBuilder().build();
        String json = dispatcher
                .call(dispatcher.catalogue().entry("help.index").orElseThrow(), none, Caller.local(Caller.Surface.MCP))
                .json();
        assertThat(json).startsWith("{\"start\":").contains("\"posture\":\"read\"");
    }
}
