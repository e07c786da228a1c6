package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.broker.BrokerGateway;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.config.ClusterConfig;
import dev.artemisstudio.core.error.NotFound;
import dev.artemisstudio.core.text.ClosestMatch;
import java.util.List;
import java.util.function.Function;

/** One cluster of the configuration, kept known in the background from its making on. */
final class RegisteredCluster implements Cluster, AutoCloseable {
    private static final int CLOSE_NAMES = 3;

    private final ClusterConfig config;
    private final FanOut fanOut;
    private final Roster roster;
    private final Discovery discovery;
    private final Refresher refresher;

    RegisteredCluster(ClusterConfig config, BrokerGateway gateway) {
        this.config = config;
        this.fanOut = new FanOut(config.id());
        this.roster = new Roster(config, gateway);
        this.discovery = new Discovery(config, roster, fanOut);
        this.refresher = new Refresher(config, discovery, roster);
    }

    @Override
    public String id() {
        return config.id();
    }

    @Override
    public String title() {
        return config.title();
    }

    @Override
    public List<NodeView> nodes() {
        return roster.published().stream().map(RegisteredCluster::view).toList();
    }

    @Override
    public List<PairReading> pairs() {
        return discovery.pairs();
    }

    @Override
    public <T> NodeAnswers<T> ask(NodeSelection selection, Function<BrokerReader, T> question) {
        refresher.awaitFirst(Question.bound(config.policy()));
        return new NodeAnswers<>(
                config.id(), new Question<>(config, question, refresher::wake).ask(selected(selection), fanOut));
    }

    @Override
    public void close() {
        refresher.close();
        fanOut.close();
        roster.close();
    }

    private List<Roster.Placed> selected(NodeSelection selection) {
        List<Roster.Placed> all = roster.published();
        return switch (selection) {
            case NodeSelection.Active active -> all;
            case NodeSelection.Named named -> {
                List<String> names = all.stream().map(Roster.Placed::name).toList();
                if (!names.contains(named.node())) {
                    throw new NotFound("node", named.node(), ClosestMatch.of(named.node(), names, CLOSE_NAMES));
                }
                yield all.stream()
                        .filter(placed -> placed.name().equals(named.node()))
                        .toList();
            }
        };
    }

    private static NodeView view(Roster.Placed placed) {
        Member member = placed.member();
        Health health = member.health();
        return new NodeView(
                placed.name(),
                member.url(),
                member.nodeId(),
                member.role(),
                health.state(),
                placed.pair(),
                health.since(),
                health.reason());
    }
}
