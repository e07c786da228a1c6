package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.CallPolicy;
import dev.artemisstudio.core.config.ClusterConfig;
import dev.artemisstudio.core.error.BrokerRefused;
import dev.artemisstudio.core.error.BrokerTimeout;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.error.NotFound;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.error.StudioException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One question to some members of a cluster, and what becomes of each answer. */
final class Question<T> {
    private static final Logger LOG = LoggerFactory.getLogger(Question.class);

    /** Management calls that one question makes to one node, each within the call timeout: a generous count. */
    private static final int MOST_CALLS = 6;

    private final ClusterConfig config;
    private final Function<BrokerReader, T> question;
    private final Runnable nodeLost;

    /** @param nodeLost runs when a member turns out to be down */
    Question(ClusterConfig config, Function<BrokerReader, T> question, Runnable nodeLost) {
        this.config = config;
        this.question = question;
        this.nodeLost = nodeLost;
    }

    /** The longest that one node may take over one question. */
    static Duration bound(CallPolicy policy) {
        return policy.connectTimeout().plus(policy.callTimeout().multipliedBy(MOST_CALLS));
    }

    /** One answer a member, in the order given. */
    List<NodeAnswer<T>> ask(List<Roster.Placed> nodes, FanOut fanOut) {
        Map<Member, Roster.Placed> asked = new IdentityHashMap<>();
        nodes.stream().filter(Question::isAsked).forEach(node -> asked.put(node.member(), node));
        Map<Member, Outcome<T>> outcomes = fanOut.run(
                List.copyOf(asked.keySet()),
                member -> question.apply(asked.get(member).link().reader()),
                bound(config.policy()),
                failure -> failure instanceof Rejection || failure instanceof NotFound);
        List<NodeAnswer<T>> answers = new ArrayList<>();
        List<BrokerRefused> refusals = new ArrayList<>();
        for (Roster.Placed node : nodes) {
            Outcome<T> outcome = outcomes.get(node.member());
            if (outcome instanceof Outcome.Failure<T> failure && failure.cause() instanceof BrokerRefused refused) {
                refusals.add(refused);
            }
            answers.add(outcome == null ? notAsked(node) : answer(node, outcome));
        }
        if (!refusals.isEmpty() && refusals.size() == outcomes.size()) {
            throw refusals.getFirst();
        }
        return answers;
    }

    private static boolean isAsked(Roster.Placed node) {
        return node.member().is(NodeView.State.ACTIVE) || node.member().is(NodeView.State.UNKNOWN);
    }

    private NodeAnswer<T> notAsked(Roster.Placed node) {
        Health health = node.member().health();
        return health.state() == NodeView.State.UNREACHABLE
                ? new NodeAnswer.Failed<>(node.name(), health.since(), reason(health))
                : new NodeAnswer.NotAttempted<>(
                        node.name(),
                        Reasons.waits(node.pair()
                                .orElseGet(() -> "NodeID " + node.member().nodeId())));
    }

    private NodeAnswer<T> answer(Roster.Placed node, Outcome<T> outcome) {
        return switch (outcome) {
            case Outcome.Value<T> value -> new NodeAnswer.Done<>(node.name(), value.value());
            case Outcome.Late<T> late ->
                Thread.currentThread().isInterrupted()
                        ? failed(node, "the call was ended before the node answered")
                        : lost(node, Reasons.late(bound(config.policy())));
            case Outcome.Failure<T> failure ->
                switch (failure.cause()) {
                    case BrokerUnavailable gone -> lost(node, gone.reason());
                    case BrokerTimeout late -> lost(node, late.getMessage());
                    case BrokerRefused refused -> failed(node, "it refused: " + refused.reason());
                    case StudioException other -> failed(node, other.getMessage());
                    default -> {
                        LOG.warn("Cluster {}: asking node {} failed", config.id(), node.name(), failure.cause());
                        yield failed(node, Reasons.UNEXPECTED);
                    }
                };
        };
    }

    /** From here on the node is answered for at once, until a probe reaches it. */
    private NodeAnswer<T> lost(Roster.Placed node, String why) {
        Health health = node.member().change(before -> before.lost(why, Instant.now()));
        nodeLost.run();
        return new NodeAnswer.Failed<>(node.name(), health.since(), reason(health));
    }

    private NodeAnswer<T> failed(Roster.Placed node, String why) {
        return new NodeAnswer.Failed<>(node.name(), Instant.now(), why);
    }

    private static String reason(Health health) {
        return health.reason().orElse("it cannot be reached");
    }
}
