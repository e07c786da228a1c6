package dev.artemisstudio.core.config;

import dev.artemisstudio.core.broker.CallPolicy;
import dev.artemisstudio.core.broker.Credentials;
import dev.artemisstudio.core.broker.TlsSettings;
import java.util.List;

/**
 * One cluster as a person registered it.
 *
 * @param id 1 to 40 of a-z, 0-9 and '-'
 * @param title what a person calls it; the id where none was given
 * @param seeds core URLs, {@code tcp://host:port}; at least one
 * @param overrides URLs that a person entered for single nodes; discovery never replaces them
 * @param policy the bounds of talking to each node
 */
public record ClusterConfig(
        String id,
        String title,
        List<String> seeds,
        Credentials credentials,
        TlsSettings tls,
        List<NodeOverride> overrides,
        CallPolicy policy,
        RefreshPolicy refresh) {
    public ClusterConfig {
        seeds = List.copyOf(seeds);
        overrides = List.copyOf(overrides);
    }

    /** A cluster by its seeds alone, without credentials and with every bound at its default. */
    public static ClusterConfig of(String id, List<String> seeds) {
        return new ClusterConfig(
                id, id, seeds, Credentials.NONE, TlsSettings.OFF, List.of(), CallPolicy.DEFAULT, RefreshPolicy.DEFAULT);
    }

    /** The same cluster with other overrides. */
    public ClusterConfig withOverrides(NodeOverride... entered) {
        return new ClusterConfig(id, title, seeds, credentials, tls, List.of(entered), policy, refresh);
    }

    /** The same cluster with other bounds. */
    public ClusterConfig withPolicies(CallPolicy calls, RefreshPolicy refreshes) {
        return new ClusterConfig(id, title, seeds, credentials, tls, overrides, calls, refreshes);
    }

    /** The same cluster, talked to as this user. */
    public ClusterConfig withCredentials(Credentials user) {
        return new ClusterConfig(id, title, seeds, user, tls, overrides, policy, refresh);
    }
}
