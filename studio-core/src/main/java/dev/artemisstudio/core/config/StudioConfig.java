package dev.artemisstudio.core.config;

import io.helidon.config.Config;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What stands under the key {@code studio}, checked.
 *
 * @param clusters in the order of the configuration; ids differ
 */
public record StudioConfig(List<ClusterConfig> clusters) {
    /** The key under which everything of Studio stands. */
    public static final String ROOT = "studio";

    private static final String CLUSTERS = "clusters";

    public StudioConfig {
        clusters = List.copyOf(clusters);
    }

    /**
     * Reads the key {@code studio}.
     *
     * @param config the root of a configuration
     * @param otherSections keys directly under {@code studio} that other parts read; any further key is refused
     * @throws ConfigFault for the first fault found
     */
    public static StudioConfig from(Config config, Set<String> otherSections) {
        Set<String> known = new TreeSet<>(otherSections);
        known.add(CLUSTERS);
        Section root = Section.of(config.get(ROOT), known);
        List<ClusterConfig> clusters =
                root.list(CLUSTERS).stream().map(ClusterReader::read).toList();
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < clusters.size(); i++) {
            String id = clusters.get(i).id();
            if (!ids.add(id)) {
                throw ConfigFault.of(
                        root.key(CLUSTERS) + "." + i + ".id", id, "another cluster has this id; each needs its own.");
            }
        }
        return new StudioConfig(clusters);
    }
}
