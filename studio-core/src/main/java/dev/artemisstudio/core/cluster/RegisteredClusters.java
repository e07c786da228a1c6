package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.broker.BrokerGateway;
import dev.artemisstudio.core.config.ClusterConfig;
import dev.artemisstudio.core.error.Hidden;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The clusters of a configuration. Their nodes are read in the background from here on until {@link #close()}; a question that
 * comes before the first reading waits for it.
 */
public final class RegisteredClusters implements Clusters, AutoCloseable {
    private final List<RegisteredCluster> clusters;

    /**
     * @param configs ids differ
     * @param gateway opens the links to nodes
     */
    public RegisteredClusters(List<ClusterConfig> configs, BrokerGateway gateway) {
        this.clusters = configs.stream()
                .sorted(Comparator.comparing(ClusterConfig::id))
                .map(config -> new RegisteredCluster(config, gateway))
                .toList();
    }

    @Override
    public List<Cluster> all() {
        return List.copyOf(clusters);
    }

    @Override
    public Cluster get(String clusterId) {
        Optional<RegisteredCluster> found = clusters.stream()
                .filter(cluster -> cluster.id().equals(clusterId))
                .findFirst();
        return found.orElseThrow(Hidden::new);
    }

    /** Ends the background reading and gives every connection back. Calls under way end. */
    @Override
    public void close() {
        clusters.forEach(RegisteredCluster::close);
    }
}
