package dev.artemisstudio.core.config;

import dev.artemisstudio.core.text.ClosestMatch;
import io.helidon.config.Config;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** One object of the configuration whose keys are known; each reading is checked and a fault names the full key. */
final class Section {
    private final Config node;

    private Section(Config node) {
        this.node = node;
    }

    /** @param known the accepted keys; any other one is a fault */
    static Section of(Config node, Collection<String> known) {
        if (node.exists() && !node.isObject()) {
            throw ConfigFault.of(
                    node.key().toString(), "a group of keys is expected: " + String.join(", ", known) + ".");
        }
        Section section = new Section(node);
        for (Config child : children(node)) {
            if (!known.contains(child.name()) && !Environment.sets(child.key().toString())) {
                String closest = ClosestMatch.of(child.name(), known, 1).stream()
                        .map(name -> " Did you mean " + name + "?")
                        .findFirst()
                        .orElse("");
                throw ConfigFault.of(
                        child.key().toString(),
                        "there is no such key." + closest + " Accepted: " + String.join(", ", known) + ".");
            }
        }
        return section;
    }

    String key(String name) {
        return node.key().toString() + "." + name;
    }

    boolean has(String name) {
        return node.get(name).exists();
    }

    Section child(String name, Collection<String> known) {
        return of(node.get(name), known);
    }

    /** The items of a list; none where the key is absent. */
    List<Config> list(String name) {
        Config list = node.get(name);
        if (!list.exists()) {
            return List.of();
        }
        if (!list.isList()) {
            throw ConfigFault.of(key(name), "a list is expected.");
        }
        return list.asNodeList().orElse(List.of());
    }

    /** A value as text; empty where the key is absent. */
    Optional<String> text(String name) {
        Optional<String> value = Values.text(node.get(name));
        value.filter(Values::unresolved).ifPresent(text -> {
            throw ConfigFault.of(key(name), text, "it names a variable that is not set.");
        });
        return value;
    }

    boolean flag(String name, boolean otherwise) {
        return text(name)
                .map(value -> switch (value.toLowerCase(Locale.ROOT)) {
                    case "true" -> true;
                    case "false" -> false;
                    default -> throw ConfigFault.of(key(name), value, "true or false is expected.");
                })
                .orElse(otherwise);
    }

    int number(String name, int otherwise, int least, int most) {
        String accepted = "a whole number from " + least + " to " + most + " is expected.";
        return text(name)
                .map(value -> {
                    try {
                        int number = Integer.parseInt(value);
                        if (number >= least && number <= most) {
                            return number;
                        }
                    } catch (NumberFormatException e) {
                        // Answered below, as a number out of bounds is.
                    }
                    throw ConfigFault.of(key(name), value, accepted);
                })
                .orElse(otherwise);
    }

    Duration duration(String name, Duration otherwise, Duration least, Duration most) {
        return text(name)
                .map(value -> Values.duration(value)
                        .filter(found -> found.compareTo(least) >= 0 && found.compareTo(most) <= 0)
                        .orElseThrow(() -> ConfigFault.of(
                                key(name),
                                value,
                                "a time from " + Values.shown(least) + " to " + Values.shown(most)
                                        + " is expected, such as 500ms, 15s, 2m.")))
                .orElse(otherwise);
    }

    /** A secret, from {@code name} or from the file that {@code name-file} names. Neither is ever shown. */
    Optional<String> secret(String name) {
        String fromFile = name + "-file";
        Optional<String> path = text(fromFile);
        Optional<String> value = Values.text(node.get(name));
        if (path.isPresent() && has(name)) {
            throw ConfigFault.of(key(fromFile), "give " + name + " or " + fromFile + ", not both.");
        }
        if (value.filter(Values::unresolved).isPresent()) {
            throw ConfigFault.of(key(name), "it names a variable that is not set.");
        }
        return path.map(file -> SecretFile.read(key(fromFile), file)).or(() -> value);
    }

    private static List<Config> children(Config node) {
        return node.exists() ? node.asNodeList().orElse(List.of()) : List.of();
    }

    /** Keys that the environment sets are not the person's: {@code STUDIO_HOME} may be meant for a script. */
    private static final class Environment {
        static boolean sets(String key) {
            String variable = variable(key);
            return matches(System.getProperties().stringPropertyNames(), key, ".")
                    || System.getenv().keySet().stream()
                            .map(Environment::variable)
                            .anyMatch(name -> name.equals(variable) || name.startsWith(variable + "_"));
        }

        private static boolean matches(Set<String> names, String key, String separator) {
            return names.contains(key) || names.stream().anyMatch(name -> name.startsWith(key + separator));
        }

        private static String variable(String name) {
            return name.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "_");
        }
    }
}
