package dev.artemisstudio.core.broker;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything Studio asks one node, and nothing that could change it. A call blocks for at most the node's call timeout.
 *
 * <p>Every method may throw {@code BrokerUnavailable}, {@code BrokerTimeout} or {@code BrokerRefused}; a filter that the
 * broker cannot parse is a {@code Rejection} of the parameter {@code filter}. Studio's own reply queues never appear.
 */
public interface BrokerReader {
    /** The name of the node it asks, as its {@link Endpoint} gives it: a question that differs by node looks here. */
    String nodeName();

    /** Who the node is, how it runs, what it uses, and how far its clock is off. */
    NodeFacts node();

    /** The cluster as this node sees it. */
    List<TopologyMember> topology();

    Page<QueueFacts> queues(PageRequest page);

    /** The queues of exactly these names, in one round of pipelined calls. Names that are gone are left out. */
    List<QueueFacts> queues(List<String> names);

    /** When the message at the head of the queue was sent; empty for an empty queue. */
    Optional<Instant> oldestMessage(String queue);

    Page<AddressFacts> addresses(PageRequest page);

    Page<ConsumerFacts> consumers(PageRequest page);

    Page<ProducerFacts> producers(PageRequest page);

    Page<ConnectionFacts> connections(PageRequest page);

    Page<SessionFacts> sessions(PageRequest page);

    List<DivertFacts> diverts();

    List<BridgeFacts> bridges();

    List<ClusterLinkFacts> clusterLinks();

    List<TransportFacts> acceptors();

    List<TransportFacts> connectors();

    /** The effective settings of an address; keys that nobody set anywhere are absent. */
    AddressSettings addressSettings(String address);

    /** The effective settings of each address in order, in one round of pipelined calls. */
    List<AddressSettings> addressSettings(List<String> addresses);

    /**
     * How full addresses are, in percent of the size in bytes that each may reach, in one round of pipelined calls. An address without
     * a limit of its own is measured by the node's. Addresses that are gone are left out.
     */
    Map<String, Integer> addressLimitPercents(List<String> addresses);

    List<SecurityRole> securityRoles(String address);

    List<PreparedTransaction> preparedTransactions();

    /** Looks at messages without taking them, in queue order. */
    MessagePage browse(BrowseRequest request);

    /**
     * One message with its body.
     *
     * @param maxBodyBytes at most so much of the body is read; more is cut, and the answer says so
     */
    Optional<MessageDetail> message(String queue, String messageId, int maxBodyBytes);
}
