package dev.artemisstudio.core.capability;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.SecurityRole;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.error.BrokerRefused;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Tries on one node what Studio needs, changing nothing. */
final class CapabilityProbe {
    /** Queues looked through for one that can be browsed without touching it. */
    private static final int QUEUES_LOOKED_AT = 50;

    private static final String NOTIFICATIONS_ADDRESS = "activemq.notifications";
    private static final String MANAGE_GIVES = "Every list, every count and every diagnosis.";
    private static final String BROWSE_GIVES = "Messages and their bodies.";
    private static final String NOTIFICATIONS_GIVES = "What happens at the broker, while it happens.";
    private static final String UNMANAGED = "Not tried: it needs manage.";

    private final BrokerReader reader;

    CapabilityProbe(BrokerReader reader) {
        this.reader = reader;
    }

    /** What the node allows, in a fixed order. */
    List<Capability> run() {
        try {
            reader.node();
            List<QueueFacts> queues = reader.queues(
                            PageRequest.first(Sort.descending("messageCount"), QUEUES_LOOKED_AT))
                    .rows();
            Capability manage = Capability.allowed("manage", MANAGE_GIVES, "Read the node and its queues.");
            return List.of(manage, browse(queues), notifications());
        } catch (BrokerRefused refused) {
            return List.of(
                    Capability.refused("manage", MANAGE_GIVES, refused.getMessage(), SecuritySetting.MANAGE),
                    Capability.notTried("browse", BROWSE_GIVES, UNMANAGED, browsing("#")),
                    Capability.notTried(
                            "notifications", NOTIFICATIONS_GIVES, UNMANAGED, SecuritySetting.NOTIFICATIONS));
        }
    }

    private Capability browse(List<QueueFacts> queues) {
        Optional<QueueFacts> chosen =
                queues.stream().filter(CapabilityProbe::safeToBrowse).findFirst();
        if (chosen.isEmpty()) {
            String reason = "Not tried: no queue holds messages and is sure to stay as it is when looked at.";
            return Capability.notTried("browse", BROWSE_GIVES, reason, browsing("#"));
        }
        QueueFacts queue = chosen.get();
        try {
            reader.browse(new BrowseRequest(queue.name(), Optional.empty(), 0, 1));
            return Capability.allowed("browse", BROWSE_GIVES, "Looked into queue " + queue.name() + ".");
        } catch (BrokerRefused refused) {
            return Capability.refused(
                    "browse",
                    BROWSE_GIVES,
                    refused.getMessage(),
                    browsing(queue.config().address()));
        }
    }

    /**
     * An empty queue is answered without asking whether browsing is allowed. A browser that leaves can make an auto-delete
     * queue vanish and one that purges without consumers purge; what the broker uses itself is left alone.
     */
    private static boolean safeToBrowse(QueueFacts queue) {
        return queue.counts().messages() > 0
                && !queue.config().is(QueueTrait.AUTO_DELETE)
                && !queue.config().is(QueueTrait.PURGE_ON_NO_CONSUMERS)
                && !queue.config().is(QueueTrait.INTERNAL)
                && !queue.config().is(QueueTrait.TEMPORARY);
    }

    private static String browsing(String match) {
        return SecuritySetting.of(match, List.of("browse"));
    }

    /** A subscription creates a queue, so that none is made to find out; who may make one is known all the same. */
    private Capability notifications() {
        String reason;
        try {
            reason = reader.securityRoles(NOTIFICATIONS_ADDRESS).stream()
                    .filter(role -> role.permissions().stream().anyMatch("consume"::equalsIgnoreCase))
                    .map(SecurityRole::role)
                    .collect(Collectors.joining(
                            ", ", "Not tried: a subscription creates a queue. Roles that may consume: ", "."));
        } catch (BrokerRefused refused) {
            reason = refused.getMessage();
        }
        return Capability.notTried("notifications", NOTIFICATIONS_GIVES, reason, SecuritySetting.NOTIFICATIONS);
    }
}
