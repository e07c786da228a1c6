package dev.artemisstudio.core.config;

import dev.artemisstudio.core.broker.TlsSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads the key {@code tls} of a cluster. Its presence switches TLS on, unless it says {@code enabled: false}. */
final class TlsReader {
    private static final List<String> KEYS = List.of(
            "enabled",
            "trust",
            "trust-password",
            "trust-password-file",
            "key",
            "key-password",
            "key-password-file",
            "verify-host");
    private static final List<String> ENDINGS = List.of(".p12", ".pfx", ".pem", ".crt");

    private final Section section;

    private TlsReader(Section section) {
        this.section = section;
    }

    static TlsSettings read(Section cluster) {
        if (!cluster.has("tls")) {
            return TlsSettings.OFF;
        }
        TlsReader reader = new TlsReader(cluster.child("tls", KEYS));
        return reader.section.flag("enabled", true) ? reader.settings() : TlsSettings.OFF;
    }

    private TlsSettings settings() {
        Optional<String> trust = file("trust");
        Optional<String> key = file("key");
        return new TlsSettings(
                true,
                trust.orElse(""),
                password("trust", trust),
                key.orElse(""),
                password("key", key),
                section.flag("verify-host", true));
    }

    private Optional<String> file(String name) {
        Optional<String> path = section.text(name);
        path.ifPresent(text -> {
            if (ENDINGS.stream().noneMatch(text.toLowerCase(Locale.ROOT)::endsWith)) {
                throw ConfigFault.of(
                        section.key(name), text, "a file that ends in " + String.join(", ", ENDINGS) + " is expected.");
            }
            if (!Files.isReadable(Path.of(text))) {
                throw ConfigFault.of(section.key(name), text, "there is no such file, or it cannot be read.");
            }
        });
        return path;
    }

    private String password(String store, Optional<String> path) {
        Optional<String> password = section.secret(store + "-password");
        if (password.isPresent() && path.isEmpty()) {
            throw ConfigFault.of(section.key(store), "it is missing; a password opens a file.");
        }
        return password.orElse("");
    }
}
