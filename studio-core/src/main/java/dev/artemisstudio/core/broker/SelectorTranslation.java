package dev.artemisstudio.core.broker;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Translates the JMS header names of a message selector to the names that core filters know. Names inside of string literals and
 * quoted identifiers stay as they are; {@code JMSType}, {@code JMSCorrelationID} and {@code JMSReplyTo} are ordinary properties of
 * core messages and need no translation. A selector that cannot be parsed is passed on, so that the broker says what is wrong.
 */
public final class SelectorTranslation {
    private static final Map<String, String> NAMES = Map.of(
            "JMSMessageID", "AMQUserID",
            "JMSPriority", "AMQPriority",
            "JMSTimestamp", "AMQTimestamp",
            "JMSExpiration", "AMQExpiration",
            "JMSDeliveryMode", "AMQDurable",
            "JMSDestination", "AMQAddress",
            "JMSXGroupID", "AMQGroupID",
            "JMSXUserID", "_AMQ_VALIDATED_USER");

    // The broker answers AMQDurable with these words; JMS selectors compare JMSDeliveryMode with those.
    private static final Map<String, String> DELIVERY_MODES =
            Map.of("'PERSISTENT'", "'DURABLE'", "'NON_PERSISTENT'", "'NON_DURABLE'");

    // A literal ('' stands for one quote), a quoted identifier, or an identifier.
    private static final Pattern TOKEN = Pattern.compile("'(?:[^']|'')*'|\"[^\"]*\"|[\\p{L}_$][\\p{L}\\p{N}_$.]*");

    private SelectorTranslation() {}

    /** The same condition in the broker's own names. */
    public static String toCore(String selector) {
        Matcher token = TOKEN.matcher(selector);
        StringBuilder translated = new StringBuilder();
        boolean aboutDelivery = false;
        while (token.find()) {
            String found = token.group();
            String replacement = found;
            if (found.startsWith("'")) {
                replacement = aboutDelivery ? DELIVERY_MODES.getOrDefault(found, found) : found;
            } else if (!isWord(found)) {
                aboutDelivery = found.equals("JMSDeliveryMode");
                replacement = NAMES.getOrDefault(found, found);
            }
            token.appendReplacement(translated, Matcher.quoteReplacement(replacement));
        }
        return token.appendTail(translated).toString();
    }

    // Between a name and the literals it is compared with stand only these: JMSDeliveryMode NOT IN ('PERSISTENT').
    private static boolean isWord(String token) {
        return token.equalsIgnoreCase("IN") || token.equalsIgnoreCase("NOT") || token.equalsIgnoreCase("LIKE");
    }
}
