package dev.artemisstudio.distribution.demo;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonReader;
import jakarta.json.JsonStructure;
import java.io.StringReader;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientRequestor;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.apache.activemq.artemis.api.core.management.ManagementHelper;

/** A bare core client for the tests: what a broker itself says, with nothing of Studio in between. */
final class BrokerProbe implements AutoCloseable {

    private static final long RECEIVE_MILLIS = 5_000;

    private final ServerLocator locator;
    private final ClientSession session;
    private final ClientRequestor requestor;

    BrokerProbe(String url) throws Exception {
        locator = ActiveMQClient.createServerLocator(url).setUseTopologyForLoadBalancing(false);
        session = locator.createSessionFactory().createSession();
        session.start();
        requestor = new ClientRequestor(session, "activemq.management");
    }

    Object attribute(String resource, String attribute) throws Exception {
        ClientMessage request = session.createMessage(false);
        ManagementHelper.putAttribute(request, resource, attribute);
        return ManagementHelper.getResult(requestor.request(request, RECEIVE_MILLIS));
    }

    long number(String resource, String attribute) throws Exception {
        return ((Number) attribute(resource, attribute)).longValue();
    }

    Object invoke(String resource, String operation, Object... arguments) throws Exception {
        ClientMessage request = session.createMessage(false);
        ManagementHelper.putOperationInvocation(request, resource, operation, arguments);
        return ManagementHelper.getResult(requestor.request(request, RECEIVE_MILLIS));
    }

    JsonArray topology() throws Exception {
        return json((String) invoke("broker", "listNetworkTopology")).asJsonArray();
    }

    /** Rows of a paged listing, such as {@code listConnections}. */
    JsonArray rows(String listing) throws Exception {
        String options = "{\"field\":\"\",\"operation\":\"\",\"value\":\"\"}";
        return json((String) invoke("broker", listing, options, 1, 500))
                .asJsonObject()
                .getJsonArray("data");
    }

    ClientMessage browseFirst(String queue) throws Exception {
        try (ClientConsumer browser = session.createConsumer(queue, true)) {
            return browser.receive(RECEIVE_MILLIS);
        }
    }

    private static JsonStructure json(String text) {
        try (JsonReader reader = Json.createReader(new StringReader(text))) {
            return reader.read();
        }
    }

    @Override
    public void close() {
        locator.close();
    }
}
