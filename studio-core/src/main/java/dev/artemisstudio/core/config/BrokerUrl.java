package dev.artemisstudio.core.config;

import io.helidon.config.Config;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The core URL of a broker. */
final class BrokerUrl {
    private static final String ACCEPTED = "a broker's core URL is expected, such as tcp://host:61616.";
    /** Hosts may hold an underscore, as names of containers do, which {@code java.net.URI} does not take. */
    private static final Pattern URL =
            Pattern.compile("tcp://(\\[[0-9a-fA-F:.%]+]|[^\\s/?#@:,()\\[\\]]+):(?<port>\\d{1,5})/?(\\?[^\\s#]*)?");

    private static final int MAX_PORT = 65_535;

    private BrokerUrl() {}

    /** The URL at a key; {@code host:port} is completed to one. */
    static String read(Config node) {
        String key = node.key().toString();
        String text = Values.text(node).orElseThrow(() -> ConfigFault.of(key, ACCEPTED));
        if (Values.unresolved(text)) {
            throw ConfigFault.of(key, text, "it names a variable that is not set.");
        }
        if (text.contains("@") || text.toLowerCase(Locale.ROOT).contains("password")) {
            throw ConfigFault.of(key, "a URL is shown to callers and must hold no secret; use the keys user and tls.");
        }
        String url = text.contains("://") ? text : "tcp://" + text;
        Matcher matcher = URL.matcher(url);
        if (matcher.matches()) {
            int port = Integer.parseInt(matcher.group("port"));
            if (port > 0 && port <= MAX_PORT) {
                return url;
            }
        }
        throw ConfigFault.of(key, text, ACCEPTED);
    }
}
