package dev.artemisstudio.mcp;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.Clusters;
import dev.artemisstudio.core.cluster.NodeAnswer;
import dev.artemisstudio.core.cluster.NodeAnswers;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.cluster.NodeView;
import dev.artemisstudio.core.error.Hidden;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Registered clusters whose only node is down, and one id that fails in a way nobody foresaw. */
record FakeClusters(List<Cluster> all) implements Clusters {
    static final String BROKEN = "broken";
    static final String SECRET = "com.example.Vault could not open /etc/secret";
    static final Instant DOWN_SINCE = Instant.parse("2026-12-01T00:00:00Z");

    static FakeClusters of(String... ids) {
        return new FakeClusters(Arrays.stream(ids).<Cluster>map(Down::new).toList());
    }

    @Override
    public Cluster get(String clusterId) {
        if (clusterId.equals(BROKEN)) {
            throw new IllegalStateException(SECRET);
        }
        return all.stream().filter(c -> c.id().equals(clusterId)).findFirst().orElseThrow(Hidden::new);
    }

    private record Down(String id) implements Cluster {
        @Override
        public String title() {
            return id;
        }

        @Override
        public List<NodeView> nodes() {
            return List.of();
        }

        @Override
        public <T> NodeAnswers<T> ask(NodeSelection selection, Function<BrokerReader, T> question) {
            return new NodeAnswers<>(id, List.of(new NodeAnswer.Failed<>("a", DOWN_SINCE, "connection refused")));
        }
    }
}
