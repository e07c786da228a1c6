package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.error.Hidden;
import java.util.List;

/** The clusters that are registered. */
public interface Clusters {
    /** All of them, by id. */
    List<Cluster> all();

    /**
     * The cluster of this id.
     *
     * @throws Hidden where there is none
     */
    Cluster get(String clusterId);
}
