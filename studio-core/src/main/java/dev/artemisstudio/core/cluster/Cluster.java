package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.broker.BrokerReader;
import java.util.List;
import java.util.function.Function;

/** One registered cluster: which nodes it has, and how to ask them. */
public interface Cluster {
    /** The short name that a person chose. */
    String id();

    /** What a person calls it; the id where none was given. */
    String title();

    /** The nodes known now, by name: those that seeds and discovery name, backups included. Asks no broker. */
    List<NodeView> nodes();

    /**
     * The pairs as the last refresh found them, by NodeID: every NodeID with more than one member known. This is where a split
     * brain shows. Asks no broker; empty before the first refresh.
     */
    default List<PairReading> pairs() {
        return List.of();
    }

    /**
     * Asks the selected nodes at once and waits for all, each within its bound. A node that is known to be down is not
     * asked again before its next probe. A {@code Rejection} or {@code NotFound} that a node throws ends the call with it. A
     * refusal is that node's failure. The first call waits, within a bound, until the nodes are known.
     *
     * @throws dev.artemisstudio.core.error.BrokerRefused where every node that was asked refused
     * @throws dev.artemisstudio.core.error.NotFound where a named node does not exist
     */
    <T> NodeAnswers<T> ask(NodeSelection selection, Function<BrokerReader, T> question);
}
