package dev.artemisstudio.mcp.transport;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Which web pages may send messages. Only browsers send an Origin; one that is not expected is a page that reaches for a
 * server inside its visitor's network (DNS rebinding), which the specification wants refused.
 *
 * <p>Comparing the Origin with the Host header would not help: in that attack both name the attacker's host. So a page is
 * let in where its host can't be pointed elsewhere: a loopback name or address, or the very address the connection came in
 * at. Every other origin has to be allowed by name.
 */
final class OriginRule {
    private static final Pattern LOOPBACK_V4 = Pattern.compile("127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}");
    private static final String LOOPBACK_V6 = "::1";

    private final List<String> allowed;

    /** @param allowed origins such as {@code https://studio.example.com}, in any letter case */
    OriginRule(List<String> allowed) {
        this.allowed = allowed.stream().map(OriginRule::folded).toList();
    }

    /**
     * Whether a page of this origin may send messages.
     *
     * @param localAddress the address that the connection came in at, without port
     */
    boolean allows(String origin, String localAddress) {
        if (allowed.contains(folded(origin))) {
            return true;
        }
        return host(origin)
                .filter(host -> loopback(host) || host.equals(bare(localAddress)))
                .isPresent();
    }

    private static boolean loopback(String host) {
        return host.equals("localhost")
                || host.endsWith(".localhost")
                || host.equals(LOOPBACK_V6)
                || LOOPBACK_V4.matcher(host).matches();
    }

    /** The host of an origin; none for the opaque origin {@code null} and for what is no origin. */
    private static Optional<String> host(String origin) {
        try {
            URI uri = URI.create(origin);
            boolean web = "http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme());
            return web ? Optional.ofNullable(uri.getHost()).map(OriginRule::bare) : Optional.empty();
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }

    private static String bare(String host) {
        String lower = host.toLowerCase(Locale.ROOT);
        return lower.startsWith("[") && lower.endsWith("]") ? lower.substring(1, lower.length() - 1) : lower;
    }

    private static String folded(String origin) {
        String lower = origin.strip().toLowerCase(Locale.ROOT);
        return lower.endsWith("/") ? lower.substring(0, lower.length() - 1) : lower;
    }
}
