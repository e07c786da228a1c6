package dev.artemisstudio.distribution;

import dev.artemisstudio.core.config.ConfigFault;
import io.helidon.config.Config;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where Studio listens and what it writes of calls.
 *
 * @param host an address of this machine that only this machine reaches: nothing checks who calls yet
 * @param port 0 for any free one
 * @param accessLog the file that gets a line a request; none unless set
 */
record ServerSettings(String host, int port, Optional<Path> accessLog) {
    private static final String KEY = "studio.server";

    ServerSettings {
        if (port < 0 || port > 65_535) {
            throw ConfigFault.of(KEY + ".port", Integer.toString(port), "a port is 0 (any free one) to 65535.");
        }
        if (!isLoopback(host)) {
            throw ConfigFault.of(
                    KEY + ".host",
                    host,
                    "Studio has no access keys yet and listens on loopback only: 127.0.0.1, ::1 or localhost.");
        }
    }

    /** Reads {@code host}, {@code port} and {@code access-log}, each with its default. */
    static ServerSettings of(Config config) {
        return new ServerSettings(
                config.get("host").asString().orElse(ListenPort.HOST),
                config.get("port").asInt().orElse(ListenPort.DEFAULT),
                config.get("access-log").asString().asOptional().map(Path::of));
    }

    private static boolean isLoopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false; // Not an address of this machine, so none that we listen on.
        }
    }
}
