package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.broker.BridgeFacts;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.ClusterLinkFacts;
import dev.artemisstudio.core.broker.ConnectionFacts;
import dev.artemisstudio.core.broker.ConsumerFacts;
import dev.artemisstudio.core.broker.DivertFacts;
import dev.artemisstudio.core.broker.MessageDetail;
import dev.artemisstudio.core.broker.MessagePage;
import dev.artemisstudio.core.broker.NodeFacts;
import dev.artemisstudio.core.broker.Page;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.PreparedTransaction;
import dev.artemisstudio.core.broker.ProducerFacts;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.SecurityRole;
import dev.artemisstudio.core.broker.SessionFacts;
import dev.artemisstudio.core.broker.TopologyMember;
import dev.artemisstudio.core.broker.TransportFacts;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The questions of {@link BrokerReader}, each handed to the class that knows how the broker answers it. */
final class CoreReader implements BrokerReader {
    private final NodeCalls calls;
    private final NodeReading node;
    private final QueueReading queues;
    private final DeepestQueues deepest;
    private final RoutingReading routing;
    private final SettingsReading settings;
    private final Browser browser;

    CoreReader(NodeCalls calls, Clock clock) {
        this.calls = calls;
        this.node = new NodeReading(calls, clock);
        this.queues = new QueueReading(calls);
        this.deepest = new DeepestQueues(calls, clock);
        this.routing = new RoutingReading(calls);
        this.settings = new SettingsReading(calls);
        this.browser = new Browser(calls);
    }

    @Override
    public String nodeName() {
        return calls.endpoint().node();
    }

    @Override
    public NodeFacts node() {
        return node.read();
    }

    @Override
    public List<TopologyMember> topology() {
        return settings.topology();
    }

    @Override
    public Page<QueueFacts> queues(PageRequest page) {
        return deepest.page(page).orElseGet(() -> list(Listing.QUEUES, page, QueueRows::queue));
    }

    @Override
    public List<QueueFacts> queues(List<String> names) {
        return queues.named(names);
    }

    @Override
    public Optional<Instant> oldestMessage(String queue) {
        return queues.oldestMessage(queue);
    }

    @Override
    public Page<AddressFacts> addresses(PageRequest page) {
        return list(Listing.ADDRESSES, page, QueueRows::address);
    }

    @Override
    public Page<ConsumerFacts> consumers(PageRequest page) {
        return list(Listing.CONSUMERS, page, ClientRows::consumer);
    }

    @Override
    public Page<ProducerFacts> producers(PageRequest page) {
        return list(Listing.PRODUCERS, page, ClientRows::producer);
    }

    @Override
    public Page<ConnectionFacts> connections(PageRequest page) {
        return list(Listing.CONNECTIONS, page, ClientRows::connection);
    }

    @Override
    public Page<SessionFacts> sessions(PageRequest page) {
        return list(Listing.SESSIONS, page, ClientRows::session);
    }

    @Override
    public List<DivertFacts> diverts() {
        return routing.diverts();
    }

    @Override
    public List<BridgeFacts> bridges() {
        return routing.bridges();
    }

    @Override
    public List<ClusterLinkFacts> clusterLinks() {
        return routing.clusterLinks();
    }

    @Override
    public List<TransportFacts> acceptors() {
        return settings.acceptors();
    }

    @Override
    public List<TransportFacts> connectors() {
        return settings.connectors();
    }

    @Override
    public AddressSettings addressSettings(String address) {
        return settings.addressSettings(List.of(address)).getFirst();
    }

    @Override
    public List<AddressSettings> addressSettings(List<String> addresses) {
        return settings.addressSettings(addresses);
    }

    @Override
    public Map<String, Integer> addressLimitPercents(List<String> addresses) {
        return settings.limitPercents(addresses);
    }

    @Override
    public List<SecurityRole> securityRoles(String address) {
        return settings.securityRoles(address);
    }

    @Override
    public List<PreparedTransaction> preparedTransactions() {
        return settings.preparedTransactions();
    }

    @Override
    public MessagePage browse(BrowseRequest request) {
        return browser.page(request);
    }

    @Override
    public Optional<MessageDetail> message(String queue, String messageId, int maxBodyBytes) {
        return browser.message(queue, messageId, maxBodyBytes);
    }

    private <T> Page<T> list(Listing listing, PageRequest page, Function<Row, T> each) {
        return listing.read(calls.one(listing.call(page)), each);
    }
}
