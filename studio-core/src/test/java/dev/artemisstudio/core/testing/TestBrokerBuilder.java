package dev.artemisstudio.core.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.config.impl.SecurityConfiguration;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptorFactory;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyConnectorFactory;
import org.apache.activemq.artemis.core.security.Role;
import org.apache.activemq.artemis.core.server.JournalType;
import org.apache.activemq.artemis.core.settings.impl.AddressFullMessagePolicy;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;
import org.apache.activemq.artemis.spi.core.security.ActiveMQJAASSecurityManager;
import org.apache.activemq.artemis.spi.core.security.jaas.InVMLoginModule;

/** Describes a {@link TestBroker} before it starts. */
public final class TestBrokerBuilder {
    /** User, password and role of the user that may do everything, there as soon as a broker has users. */
    public static final String ADMIN = "admin";

    private static final int PAGE_BYTES = 10 * 1024;

    private final Configuration configuration = new ConfigurationImpl();
    private final SecurityConfiguration users = new SecurityConfiguration();
    private final Path directory;
    private final int port;

    TestBrokerBuilder(String name) {
        this.directory = temporaryDirectory();
        this.port = freePort();
        configuration
                .setName(name)
                .setSecurityEnabled(false)
                .setPersistenceEnabled(false)
                .setJMXManagementEnabled(false)
                .setResolveProtocols(false)
                .setMessageExpiryScanPeriod(500)
                .setJournalDirectory(directory.resolve("journal").toString())
                .setBindingsDirectory(directory.resolve("bindings").toString())
                .setPagingDirectory(directory.resolve("paging").toString())
                .setLargeMessagesDirectory(directory.resolve("large").toString())
                .addAcceptorConfiguration(acceptor())
                .addConnectorConfiguration("self", connector())
                .addAddressSetting("#", new AddressSettings().setDefaultConsumerWindowSize(1024 * 1024))
                .addAddressSetting(
                        "paged.#",
                        new AddressSettings()
                                .setAddressFullMessagePolicy(AddressFullMessagePolicy.PAGE)
                                .setMaxSizeBytes(2L * PAGE_BYTES)
                                .setPageSizeBytes(PAGE_BYTES));
        configuration.setMaxDiskUsage(-1);
    }

    /** Keeps messages in a journal, so that they survive a restart. */
    public TestBrokerBuilder persistent() {
        configuration
                .setPersistenceEnabled(true)
                .setJournalType(JournalType.NIO)
                .setJournalMinFiles(2)
                .setJournalFileSize(1024 * 1024)
                .setJournalSyncNonTransactional(false)
                .setJournalSyncTransactional(false);
        return this;
    }

    /**
     * A user with the one role of the same name. The first call switches security on and adds {@link #ADMIN}, who may do
     * everything.
     */
    public TestBrokerBuilder user(String name, String password) {
        if (!configuration.isSecurityEnabled()) {
            configuration.setSecurityEnabled(true);
            addUser(ADMIN, ADMIN);
            configuration.putSecurityRoles("#", new HashSet<>(Set.of(everything(ADMIN))));
        }
        addUser(name, password);
        return this;
    }

    /** What a role may do on the addresses of a match; beside it stands {@link #ADMIN}, who may do everything there. */
    public TestBrokerBuilder permissions(String match, String role, Consumer<Role> grant) {
        Role granted =
                new Role(role, false, false, false, false, false, false, false, false, false, false, false, false);
        grant.accept(granted);
        configuration.putSecurityRoles(match, new HashSet<>(Set.of(everything(ADMIN), granted)));
        return this;
    }

    /** Settings of the addresses of a match. */
    public TestBrokerBuilder addressSetting(String match, AddressSettings settings) {
        configuration.addAddressSetting(match, settings);
        return this;
    }

    /** Anything else of a broker's configuration. */
    public TestBrokerBuilder configure(Consumer<Configuration> change) {
        change.accept(configuration);
        return this;
    }

    /** A running broker. */
    public TestBroker start() {
        return build().begin();
    }

    TestBroker build() {
        return new TestBroker(
                configuration,
                new ActiveMQJAASSecurityManager(InVMLoginModule.class.getName(), users),
                directory,
                port);
    }

    TransportConfiguration connector() {
        TransportConfiguration connector = new TransportConfiguration(NettyConnectorFactory.class.getName());
        connector.getParams().put("host", "127.0.0.1");
        connector.getParams().put("port", port);
        return connector;
    }

    private TransportConfiguration acceptor() {
        TransportConfiguration acceptor = new TransportConfiguration(NettyAcceptorFactory.class.getName());
        acceptor.getParams().put("host", "127.0.0.1");
        acceptor.getParams().put("port", port);
        acceptor.getParams().put("protocols", protocols());
        return new TransportConfiguration(acceptor.getFactoryClassName(), acceptor.getParams(), "artemis");
    }

    private void addUser(String name, String password) {
        users.addUser(name, password);
        users.addRole(name, name);
    }

    static Role everything(String role) {
        return new Role(role, true, true, true, true, true, true, true, true, true, true, true, true);
    }

    private static String protocols() {
        return Stream.concat(
                        Stream.of("CORE"),
                        Protocols.onClassPath().stream().flatMap(factory -> Stream.of(factory.getProtocols())))
                .distinct()
                .collect(Collectors.joining(","));
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path temporaryDirectory() {
        try {
            return Files.createTempDirectory("test-broker");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
