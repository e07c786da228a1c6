package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.CallPolicy;
import dev.artemisstudio.core.broker.Endpoint;
import dev.artemisstudio.core.broker.TlsSettings;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyConnectorFactory;
import org.apache.activemq.artemis.core.remoting.impl.netty.TransportConstants;

/**
 * One connection to one node, shared by the pooled sessions. It never follows the cluster's topology to another broker and
 * never reconnects by itself: Studio asks exactly the node that it names.
 */
final class NodeConnection implements AutoCloseable {
    private final ServerLocator locator;
    private final ClientSessionFactory factory;

    private NodeConnection(ServerLocator locator, ClientSessionFactory factory) {
        this.locator = locator;
        this.factory = factory;
    }

    static NodeConnection open(Endpoint endpoint, TransportConfiguration transport) throws Exception {
        CallPolicy policy = endpoint.policy();
        ServerLocator locator = ActiveMQClient.createServerLocatorWithoutHA(transport)
                .setUseTopologyForLoadBalancing(false)
                .setInitialConnectAttempts(1)
                .setReconnectAttempts(0)
                .setBlockOnNonDurableSend(true)
                .setBlockOnDurableSend(false)
                .setPreAcknowledge(true)
                .setCallTimeout(policy.callTimeout().toMillis())
                .setCallFailoverTimeout(policy.callTimeout().toMillis());
        try {
            return new NodeConnection(locator, locator.createSessionFactory());
        } catch (Exception e) {
            locator.close();
            throw e;
        }
    }

    ClientSessionFactory factory() {
        return factory;
    }

    boolean alive() {
        return !factory.isClosed()
                && factory.getConnection() != null
                && !factory.getConnection().isDestroyed();
    }

    @Override
    public void close() {
        factory.close();
        locator.close();
    }

    /**
     * The transport that an endpoint describes.
     *
     * @throws IllegalArgumentException for a URL that is not {@code tcp://host:port}; the message does not repeat it
     */
    static TransportConfiguration transport(Endpoint endpoint) {
        Map<String, Object> parameters = new HashMap<>();
        try {
            URI uri = new URI(endpoint.url());
            if (!"tcp".equals(uri.getScheme()) || uri.getHost() == null || uri.getPort() < 0) {
                throw new IllegalArgumentException("The URL of node " + endpoint.node() + " is not tcp://host:port");
            }
            parameters.putAll(query(uri.getRawQuery()));
            parameters.put(TransportConstants.HOST_PROP_NAME, uri.getHost().replaceAll("[\\[\\]]", ""));
            parameters.put(TransportConstants.PORT_PROP_NAME, uri.getPort());
        } catch (java.net.URISyntaxException e) {
            throw new IllegalArgumentException("The URL of node " + endpoint.node() + " is not tcp://host:port");
        }
        parameters.put(
                TransportConstants.NETTY_CONNECT_TIMEOUT,
                Math.toIntExact(endpoint.policy().connectTimeout().toMillis()));
        if (endpoint.tls().enabled()) {
            secure(parameters, endpoint.tls());
        }
        return new TransportConfiguration(NettyConnectorFactory.class.getName(), parameters, endpoint.node());
    }

    private static void secure(Map<String, Object> parameters, TlsSettings tls) {
        parameters.put(TransportConstants.SSL_ENABLED_PROP_NAME, true);
        parameters.put(TransportConstants.VERIFY_HOST_PROP_NAME, tls.verifyHost());
        // Else system properties of the JVM would win over what was configured for this node.
        parameters.put(TransportConstants.FORCE_SSL_PARAMETERS, true);
        if (!tls.trustPath().isEmpty()) {
            parameters.put(TransportConstants.TRUSTSTORE_PATH_PROP_NAME, tls.trustPath());
            parameters.put(TransportConstants.TRUSTSTORE_PASSWORD_PROP_NAME, tls.trustPassword());
            parameters.put(TransportConstants.TRUSTSTORE_TYPE_PROP_NAME, storeType(tls.trustPath()));
        }
        if (!tls.keyPath().isEmpty()) {
            parameters.put(TransportConstants.KEYSTORE_PATH_PROP_NAME, tls.keyPath());
            parameters.put(TransportConstants.KEYSTORE_PASSWORD_PROP_NAME, tls.keyPassword());
            parameters.put(TransportConstants.KEYSTORE_TYPE_PROP_NAME, storeType(tls.keyPath()));
        }
    }

    private static String storeType(String path) {
        String name = path.toLowerCase(Locale.ROOT);
        return name.endsWith(".pem") || name.endsWith(".crt") ? "PEM" : "PKCS12";
    }

    private static Map<String, String> query(String raw) {
        Map<String, String> parameters = new HashMap<>();
        if (raw != null) {
            for (String pair : raw.split("&")) {
                int equals = pair.indexOf('=');
                String key = equals < 0 ? pair : pair.substring(0, equals);
                if (TransportConstants.ALLOWABLE_CONNECTOR_KEYS.contains(key)) {
                    parameters.put(key, equals < 0 ? "" : decoded(pair.substring(equals + 1)));
                }
            }
        }
        return parameters;
    }

    private static String decoded(String value) {
        return URLDecoder.decode(value, StandardCharsets.UTF_8);
    }
}
