package dev.artemisstudio.core.capability;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.CallPolicy;
import dev.artemisstudio.core.broker.Credentials;
import dev.artemisstudio.core.broker.Endpoint;
import dev.artemisstudio.core.broker.TlsSettings;
import dev.artemisstudio.core.broker.core.CoreGateway;
import dev.artemisstudio.core.testing.TestBroker;
import dev.artemisstudio.core.testing.TestBrokerBuilder;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.activemq.artemis.core.security.Role;
import org.junit.jupiter.api.Test;

/** Brokers with security: what is found to be missing, and that adding exactly what is said helps. */
class CapabilityProbeTest {
    private static final String USER = "studio";
    private static final Pattern MATCH = Pattern.compile("match=\"([^\"]+)\"");
    private static final Pattern PERMISSION = Pattern.compile("<permission type=\"(\\w+)\" roles=\"ROLE\"/>");
    private static final Map<String, BiConsumer<Role, Boolean>> GRANTS = Map.of(
            "send", Role::setSend,
            "consume", Role::setConsume,
            "browse", Role::setBrowse,
            "manage", Role::setManage,
            "createAddress", Role::setCreateAddress,
            "createNonDurableQueue", Role::setCreateNonDurableQueue,
            "deleteNonDurableQueue", Role::setDeleteNonDurableQueue);

    @Test
    void withoutManageNothingElseIsTried() {
        List<Capability> found = probe(secured());
        assertThat(found).extracting(Capability::name).containsExactly("manage", "browse", "notifications");
        assertThat(found)
                .extracting(Capability::state)
                .containsExactly(Capability.State.REFUSED, Capability.State.NOT_TRIED, Capability.State.NOT_TRIED);
        assertThat(found).allSatisfy(capability -> {
            assertThat(capability.reason()).isPresent();
            assertThat(capability.brokerXml().orElseThrow()).contains("<security-setting", "roles=\"ROLE\"");
        });
    }

    @Test
    void theSettingsThatAreNamedAllowWhatWasRefused() {
        Capability manage = probe(secured()).getFirst();
        TestBrokerBuilder managed = granting(secured(), manage.brokerXml().orElseThrow());
        List<Capability> second = probe(managed);
        assertThat(second.get(0).state()).isEqualTo(Capability.State.ALLOWED);
        Capability browse = second.get(1);
        assertThat(browse.state()).isEqualTo(Capability.State.REFUSED);
        assertThat(browse.brokerXml().orElseThrow()).contains("match=\"orders\"");

        TestBrokerBuilder browsing = granting(
                granting(secured(), manage.brokerXml().orElseThrow()),
                browse.brokerXml().orElseThrow());
        List<Capability> third = probe(browsing);
        assertThat(third)
                .extracting(Capability::state)
                .containsExactly(Capability.State.ALLOWED, Capability.State.ALLOWED, Capability.State.NOT_TRIED);
        assertThat(third.get(1).reason())
                .hasValueSatisfying(how -> assertThat(how).contains("orders"));
    }

    @Test
    void rolesThatMayReadNotificationsAreNamed() {
        Capability manage = probe(secured()).getFirst();
        TestBrokerBuilder broker = granting(secured(), manage.brokerXml().orElseThrow())
                .permissions("activemq.notifications", "watchers", role -> role.setConsume(true));
        assertThat(probe(broker).get(2).reason())
                .hasValueSatisfying(reason -> assertThat(reason).contains("watchers"));
    }

    @Test
    void withoutAQueueThatStaysAsItIsBrowsingIsNotTried() {
        try (TestBroker broker = TestBroker.start("empty")) {
            broker.createQueue("nothing");
            List<Capability> found = probe(broker, Credentials.NONE);
            assertThat(found.get(0).state()).isEqualTo(Capability.State.ALLOWED);
            assertThat(found.get(1).state()).isEqualTo(Capability.State.NOT_TRIED);
        }
    }

    private static TestBrokerBuilder secured() {
        return TestBroker.builder("secured").user(USER, "secret");
    }

    /** Grants what a security setting of broker.xml would. */
    private static TestBrokerBuilder granting(TestBrokerBuilder broker, String xml) {
        Matcher match = MATCH.matcher(xml);
        assertThat(match.find()).isTrue();
        return broker.permissions(
                match.group(1), USER, role -> PERMISSION.matcher(xml).results().forEach(permission -> GRANTS.get(
                                permission.group(1))
                        .accept(role, true)));
    }

    private static List<Capability> probe(TestBrokerBuilder builder) {
        try (TestBroker broker = builder.start()) {
            broker.createQueue("orders");
            broker.send("orders", "one");
            return probe(broker, new Credentials(USER, "secret"));
        }
    }

    private static List<Capability> probe(TestBroker broker, Credentials credentials) {
        Endpoint endpoint = new Endpoint("a", broker.url(), credentials, TlsSettings.OFF, CallPolicy.DEFAULT);
        try (BrokerLink link = new CoreGateway().open(endpoint)) {
            return new CapabilityProbe(link.reader()).run();
        }
    }
}
