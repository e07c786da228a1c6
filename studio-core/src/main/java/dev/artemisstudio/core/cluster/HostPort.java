package dev.artemisstudio.core.cluster;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a node listens, for telling whether two addresses are one. */
record HostPort(String host, int port) {
    /** The port of a core URL that names none, the broker's own default. */
    private static final int DEFAULT_PORT = 61_616;

    private static final Pattern PLACE =
            Pattern.compile("(?:[a-z]+://)?(\\[[^]]+]|[^/?:]+)(?::(\\d{1,5}))?(?:[/?].*)?", Pattern.CASE_INSENSITIVE);

    /** The place that a URL or a plain {@code host:port} names. */
    static HostPort of(String text) {
        Matcher matcher = PLACE.matcher(text.strip());
        if (!matcher.matches()) {
            return new HostPort(text, DEFAULT_PORT);
        }
        int port = matcher.group(2) == null ? DEFAULT_PORT : Integer.parseInt(matcher.group(2));
        return new HostPort(matcher.group(1).toLowerCase(Locale.ROOT), port);
    }

    String url() {
        return "tcp://" + this;
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
