package dev.artemisstudio.distribution.demo;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where one demo cluster lives: its directory, and one loopback port for each {@link DemoNode} in declaration order. Every child gets the
 * same layout as arguments, so that each broker knows where the others are before any of them runs.
 */
record DemoLayout(Path root, List<Integer> ports) {

    static final String HOST = "127.0.0.1";

    DemoLayout {
        ports = List.copyOf(ports);
        if (ports.size() != DemoNode.values().length) {
            throw new IllegalArgumentException("one port for each broker is needed, got " + ports);
        }
    }

    /** A layout on ports that were free a moment ago; all are held open together so that no two are the same. */
    static DemoLayout onFreePorts(Path root) throws IOException {
        List<ServerSocket> held = new ArrayList<>();
        try {
            for (int i = 0; i < DemoNode.values().length; i++) {
                held.add(new ServerSocket(0, 1, InetAddress.getByName(HOST)));
            }
            return new DemoLayout(
                    root, held.stream().map(ServerSocket::getLocalPort).toList());
        } finally {
            for (ServerSocket socket : held) {
                socket.close();
            }
        }
    }

    /** The inverse of {@link #arguments()}. */
    static DemoLayout parse(List<String> arguments) {
        return new DemoLayout(
                Path.of(arguments.getFirst()),
                arguments.stream().skip(1).map(Integer::valueOf).toList());
    }

    List<String> arguments() {
        List<String> arguments = new ArrayList<>();
        arguments.add(root.toString());
        ports.forEach(port -> arguments.add(port.toString()));
        return arguments;
    }

    int port(DemoNode node) {
        return ports.get(node.ordinal());
    }

    String url(DemoNode node) {
        return "tcp://" + HOST + ":" + port(node);
    }

    /** Where an application that belongs to a node looks for it: the primary first, then its backup where there is one. */
    List<String> urls(DemoNode node) {
        return node == DemoNode.ARTEMIS_1 ? List.of(url(node), url(DemoNode.ARTEMIS_1_BACKUP)) : List.of(url(node));
    }

    Path dataDirectory(DemoNode node) {
        return root.resolve(node.brokerName());
    }

    Path logs() {
        return root.resolve("logs");
    }

    Path log(String childName) {
        return logs().resolve(childName + ".log");
    }
}
