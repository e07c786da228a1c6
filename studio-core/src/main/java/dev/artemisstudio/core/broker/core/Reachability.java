package dev.artemisstudio.core.broker.core;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Optional;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.core.remoting.impl.netty.TransportConstants;

/**
 * Why a node cannot be reached. The core client only says that it could not connect, so after a failure one bare TCP
 * connection is tried, which tells a wrong name from a closed port and from silence.
 */
final class Reachability {
    private static final Duration LIMIT = Duration.ofMillis(500);

    private Reachability() {}

    /** What is wrong, in plain words; empty where a TCP connection comes about. */
    static Optional<String> problem(TransportConfiguration transport, Duration connectTimeout) {
        String host = (String) transport.getParams().get(TransportConstants.HOST_PROP_NAME);
        int port = (Integer) transport.getParams().get(TransportConstants.PORT_PROP_NAME);
        InetSocketAddress address = new InetSocketAddress(host, port);
        if (address.isUnresolved()) {
            return Optional.of("no such host: " + host);
        }
        Duration limit = connectTimeout.compareTo(LIMIT) < 0 ? connectTimeout : LIMIT;
        try (Socket socket = new Socket()) {
            socket.connect(address, Math.toIntExact(limit.toMillis()));
            return Optional.empty();
        } catch (ConnectException e) {
            return Optional.of("nothing listens on " + host + ":" + port);
        } catch (SocketTimeoutException e) {
            return Optional.of("no answer from " + host + ":" + port);
        } catch (IOException e) {
            return Optional.of("no connection to " + host + ":" + port + " came about");
        }
    }
}
