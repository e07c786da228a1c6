package dev.artemisstudio.core.capability;

import java.util.List;
import java.util.stream.Collectors;

/** Writes security settings for broker.xml. */
final class SecuritySetting {
    /**
     * For management calls: the permission itself, sending the call, and a reply queue of one's own below the management
     * address, with its address.
     */
    static final String MANAGE = of(
            "activemq.management.#",
            List.of("manage", "send", "consume", "createAddress", "createNonDurableQueue", "deleteNonDurableQueue"));

    /** For a subscription of one's own to the broker's notifications. */
    static final String NOTIFICATIONS =
            of("activemq.notifications", List.of("consume", "createNonDurableQueue", "deleteNonDurableQueue"));

    private SecuritySetting() {}

    /**
     * A setting for addresses. The most specific setting of an address holds alone, nothing is inherited (Artemis user
     * manual, "Role based security for addresses"), so that the permissions belong into the one that already covers it.
     */
    static String of(String match, List<String> permissions) {
        String lines = permissions.stream()
                .map(type -> "  <permission type=\"" + type + "\" roles=\"ROLE\"/>\n")
                .collect(Collectors.joining());
        return "<security-setting match=\"" + escaped(match) + "\">\n" + lines + "</security-setting>";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
