package dev.artemisstudio.distribution;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import picocli.CommandLine.Option;

/** The option for the port that Studio listens on, for commands that serve. */
final class ListenPort {

    static final String HOST = "127.0.0.1";
    static final int DEFAULT = 8787;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "" + DEFAULT,
            description = "Port on " + HOST + " that Studio listens on (default ${DEFAULT-VALUE}).")
    private int number;

    int number() {
        return number;
    }

    /** Tells before anything is started, which is kinder than failing after the brokers are up. */
    void requireFree() {
        if (number < 0 || number > 65_535) {
            throw new UserFailure("Port " + number + " does not exist; choose one from 1 to 65535 with --port.");
        }
        requireFree(HOST, number, "--port");
    }

    /**
     * Refuses a port that something else listens on; 0 stands for any free one.
     *
     * @param setBy where the port is chosen, as a person would type it
     */
    static void requireFree(String host, int port, String setBy) {
        try (ServerSocket socket = new ServerSocket()) {
            // As the server will do it: a port whose last connections are still fading counts as free.
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getByName(host), port));
        } catch (IOException e) {
            throw new UserFailure(
                    "Port " + port + " on " + host + " can't be used (" + e.getMessage()
                            + "). Stop what listens there, or choose another with " + setBy + ".",
                    e);
        }
    }
}
