package dev.artemisstudio.core.broker.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Takes connections and never says a word, like a broker whose process is stopped. */
final class SilentServer implements AutoCloseable {
    private final ServerSocket server;
    private final List<Socket> taken = new CopyOnWriteArrayList<>();

    SilentServer() {
        try {
            server = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofPlatform().daemon().start(this::accept);
    }

    String url() {
        return "tcp://127.0.0.1:" + server.getLocalPort();
    }

    /** How many connections were opened so far. */
    int connections() {
        return taken.size();
    }

    private void accept() {
        try {
            while (true) {
                taken.add(server.accept());
            }
        } catch (IOException e) {
            // Closed, which is how it ends.
        }
    }

    @Override
    public void close() {
        try {
            server.close();
            for (Socket socket : taken) {
                socket.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
