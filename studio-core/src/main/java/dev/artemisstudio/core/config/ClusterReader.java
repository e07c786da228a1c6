package dev.artemisstudio.core.config;

import dev.artemisstudio.core.broker.CallPolicy;
import dev.artemisstudio.core.broker.Credentials;
import io.helidon.config.Config;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads one item of {@code studio.clusters}. */
final class ClusterReader {
    private static final Pattern ID = Pattern.compile("[a-z0-9-]{1,40}");
    private static final List<String> KEYS = List.of(
            "id",
            "title",
            "seeds",
            "user",
            "password",
            "password-file",
            "tls",
            "nodes",
            "call-timeout",
            "connect-timeout",
            "concurrency",
            "rate-limit",
            "discovery",
            "refresh-interval",
            "probe-interval",
            "probe-interval-max");
    private static final List<String> OVERRIDE_KEYS = List.of("name", "node-id", "role", "url");

    private static final int MAX_TITLE = 100;
    private static final int MAX_CONCURRENCY = 64;
    private static final int MAX_CALLS_PER_SECOND = 100_000;
    private static final Duration SHORTEST = Duration.ofMillis(100);
    private static final Duration LONGEST_CALL = Duration.ofMinutes(5);
    private static final Duration LONGEST_PAUSE = Duration.ofHours(1);

    private final Section section;

    private ClusterReader(Section section) {
        this.section = section;
    }

    static ClusterConfig read(Config item) {
        return new ClusterReader(Section.of(item, KEYS)).read();
    }

    private ClusterConfig read() {
        String id = section.text("id")
                .orElseThrow(() -> ConfigFault.of(section.key("id"), "it is missing; give each cluster a short id."));
        if (!ID.matcher(id).matches()) {
            throw ConfigFault.of(section.key("id"), id, "1 to 40 of a-z, 0-9 and '-' are accepted.");
        }
        String title = section.text("title").orElse(id);
        if (title.length() > MAX_TITLE) {
            throw ConfigFault.of(section.key("title"), title, "at most " + MAX_TITLE + " characters are accepted.");
        }
        return new ClusterConfig(
                id, title, seeds(), credentials(), TlsReader.read(section), overrides(), policy(), refresh());
    }

    private List<String> seeds() {
        List<String> seeds = section.list("seeds").stream().map(BrokerUrl::read).toList();
        if (seeds.isEmpty()) {
            throw ConfigFault.of(
                    section.key("seeds"), "it is missing; list at least one broker, such as tcp://host:61616.");
        }
        return seeds;
    }

    private Credentials credentials() {
        Optional<String> user = section.text("user");
        Optional<String> password = section.secret("password");
        if (user.isPresent() && password.isEmpty()) {
            throw ConfigFault.of(
                    section.key("password"), "it is missing; give password or password-file for the user.");
        }
        if (user.isEmpty() && password.isPresent()) {
            throw ConfigFault.of(section.key("user"), "it is missing; a password needs a user.");
        }
        return user.map(name -> new Credentials(name, password.orElse(""))).orElse(Credentials.NONE);
    }

    private List<NodeOverride> overrides() {
        List<NodeOverride> overrides =
                section.list("nodes").stream().map(ClusterReader::override).toList();
        Set<String> names = new HashSet<>();
        for (int i = 0; i < overrides.size(); i++) {
            String key = section.key("nodes") + "." + i + ".name";
            overrides.get(i).name().filter(name -> !names.add(name)).ifPresent(name -> {
                throw ConfigFault.of(key, name, "another entry has this name.");
            });
        }
        return overrides;
    }

    private static NodeOverride override(Config item) {
        Section entry = Section.of(item, OVERRIDE_KEYS);
        Optional<String> name = entry.text("name");
        Optional<String> nodeId = entry.text("node-id");
        if (name.isEmpty() && nodeId.isEmpty()) {
            throw ConfigFault.of(entry.key("name"), "it is missing; say which node is meant by name or node-id.");
        }
        if (!entry.has("url")) {
            throw ConfigFault.of(entry.key("url"), "it is missing; say where the node is reached.");
        }
        String role = entry.text("role").orElse("primary");
        if (!role.equals("primary") && !role.equals("backup")) {
            throw ConfigFault.of(entry.key("role"), role, "primary or backup is expected.");
        }
        return new NodeOverride(name, nodeId, role.equals("backup"), BrokerUrl.read(item.get("url")));
    }

    private CallPolicy policy() {
        CallPolicy otherwise = CallPolicy.DEFAULT;
        return new CallPolicy(
                section.duration("call-timeout", otherwise.callTimeout(), SHORTEST, LONGEST_CALL),
                section.duration("connect-timeout", otherwise.connectTimeout(), SHORTEST, LONGEST_CALL),
                section.number("concurrency", otherwise.concurrency(), 1, MAX_CONCURRENCY),
                section.number("rate-limit", otherwise.callsPerSecond(), 1, MAX_CALLS_PER_SECOND));
    }

    private RefreshPolicy refresh() {
        RefreshPolicy otherwise = RefreshPolicy.DEFAULT;
        Duration probe = section.duration("probe-interval", otherwise.probe(), SHORTEST, LONGEST_PAUSE);
        Duration longest = probe.compareTo(otherwise.longestProbe()) > 0 ? probe : otherwise.longestProbe();
        return new RefreshPolicy(
                section.flag("discovery", otherwise.discovery()),
                section.duration("refresh-interval", otherwise.interval(), SHORTEST, LONGEST_PAUSE),
                probe,
                section.duration("probe-interval-max", longest, probe, LONGEST_PAUSE));
    }
}
