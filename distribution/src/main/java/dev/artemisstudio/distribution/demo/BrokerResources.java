package dev.artemisstudio.distribution.demo;

import java.util.Set;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.CoreAddressConfiguration;
import org.apache.activemq.artemis.core.config.DivertConfiguration;
import org.apache.activemq.artemis.core.security.Role;
import org.apache.activemq.artemis.core.server.ComponentConfigurationRoutingType;
import org.apache.activemq.artemis.core.settings.impl.AddressFullMessagePolicy;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;

/** The addresses, queues, diverts, settings and roles that each demo broker is configured with. */
final class BrokerResources {

    static final String DEAD_LETTERS = "DLQ";
    static final String EXPIRED = "ExpiryQueue";

    /** The audit copy keeps the newest orders only, so that a demo left running stays small. */
    static final long AUDIT_RING_SIZE = 500;

    private static final int MAX_DELIVERY_ATTEMPTS = 3;
    private static final long REDELIVERY_DELAY_MILLIS = 300;
    private static final long REDISTRIBUTION_DELAY_MILLIS = 1_000;
    private static final long ADDRESS_MAX_BYTES = 16L << 20;
    private static final int PAGE_BYTES = 1 << 20;
    private static final long AUTO_DELETE_DELAY_MILLIS = 30_000;

    private BrokerResources() {}

    static void declare(Configuration config) {
        config.addAddressSetting("#", everyAddress());
        config.addAddressSetting("payments", new AddressSettings().setRedeliveryDelay(REDELIVERY_DELAY_MILLIS));
        for (String queue : Queues.CONFIGURED) {
            config.addAddressConfiguration(anycast(queue, QueueConfiguration.of(queue)));
        }
        config.addAddressConfiguration(
                anycast(Queues.AUDIT, QueueConfiguration.of(Queues.AUDIT).setRingSize(AUDIT_RING_SIZE)));
        config.addAddressConfiguration(anycast(DEAD_LETTERS, QueueConfiguration.of(DEAD_LETTERS)));
        config.addAddressConfiguration(anycast(EXPIRED, QueueConfiguration.of(EXPIRED)));
        config.addDivertConfiguration(new DivertConfiguration()
                .setName("orders-to-audit")
                .setRoutingName("orders-to-audit")
                .setAddress(Queues.ORDERS)
                .setForwardingAddress(Queues.AUDIT)
                .setExclusive(false)
                .setRoutingType(ComponentConfigurationRoutingType.PASS));
        roles(config);
    }

    private static AddressSettings everyAddress() {
        return new AddressSettings()
                .setDeadLetterAddress(SimpleString.of(DEAD_LETTERS))
                .setExpiryAddress(SimpleString.of(EXPIRED))
                .setMaxDeliveryAttempts(MAX_DELIVERY_ATTEMPTS)
                .setRedistributionDelay(REDISTRIBUTION_DELAY_MILLIS)
                .setMaxSizeBytes(ADDRESS_MAX_BYTES)
                .setPageSizeBytes(PAGE_BYTES)
                .setAddressFullMessagePolicy(AddressFullMessagePolicy.PAGE)
                .setAutoDeleteQueuesDelay(AUTO_DELETE_DELAY_MILLIS)
                .setAutoDeleteAddressesDelay(AUTO_DELETE_DELAY_MILLIS);
    }

    private static CoreAddressConfiguration anycast(String address, QueueConfiguration queue) {
        return new CoreAddressConfiguration()
                .setName(address)
                .addRoutingType(RoutingType.ANYCAST)
                .addQueueConfig(queue.setAddress(address)
                        .setRoutingType(RoutingType.ANYCAST)
                        .setDurable(true));
    }

    /** Security is off in the demo; the roles are there so that a listing of security settings has something to show. */
    private static void roles(Configuration config) {
        config.putSecurityRoles(
                "#", Set.of(role("operations", true, true, true), role("applications", true, true, false)));
        config.putSecurityRoles(
                Queues.AUDIT, Set.of(role("operations", true, true, true), role("auditors", false, true, false)));
    }

    private static Role role(String name, boolean send, boolean consume, boolean operate) {
        return new Role(
                name, send, consume, operate, operate, consume, consume, operate, consume, operate, operate, operate,
                operate);
    }
}
