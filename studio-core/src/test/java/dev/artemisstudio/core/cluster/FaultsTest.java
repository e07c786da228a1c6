package dev.artemisstudio.core.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.CallPolicy;
import dev.artemisstudio.core.broker.TopologyMember;
import dev.artemisstudio.core.config.ClusterConfig;
import dev.artemisstudio.core.config.RefreshPolicy;
import dev.artemisstudio.core.error.BrokerRefused;
import dev.artemisstudio.core.error.BrokerTimeout;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.error.NotFound;
import dev.artemisstudio.core.error.Rejection;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a node that dies, hangs, refuses or misbehaves does to the answers of a cluster of two. */
class FaultsTest {
    private static final String A = "tcp://10.0.0.1:61616";
    private static final String B = "tcp://10.0.0.2:61616";
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final Function<BrokerReader, Integer> QUESTION =
            reader -> reader.diverts().size();

    /** A call of 100 ms makes the bound of a question 700 ms. */
    private static final CallPolicy CALLS = new CallPolicy(Duration.ofMillis(100), Duration.ofMillis(100), 4, 1_000);

    private static final RefreshPolicy OFTEN =
            new RefreshPolicy(true, Duration.ofMillis(100), Duration.ofMillis(100), Duration.ofMillis(200));

    /** No refresh but the first and those that a failure asks for; a failed node is left alone for long. */
    private static final RefreshPolicy RARELY =
            new RefreshPolicy(true, Duration.ofHours(1), Duration.ofHours(1), Duration.ofHours(1));

    private final FaultyGateway gateway = new FaultyGateway();
    private FaultyGateway.Node alpha;
    private FaultyGateway.Node beta;
    private Optional<RegisteredClusters> open = Optional.empty();

    @BeforeEach
    void twoHealthyNodes() {
        alpha = gateway.node(A, "alpha", "id-a");
        beta = gateway.node(B, "beta", "id-b");
    }

    @AfterEach
    void close() {
        open.ifPresent(RegisteredClusters::close);
    }

    @Test
    void silentNodeCostsItsBoundOnceAndHidesNoAnswer() {
        Cluster cluster = cluster(RARELY);
        cluster.ask(NodeSelection.active(), QUESTION);
        beta.always(FaultyGateway.silence());
        NodeAnswers<Integer> first = cluster.ask(NodeSelection.active(), QUESTION);
        NodeAnswers<Integer> second = cluster.ask(NodeSelection.active(), QUESTION);

        assertThat(first.done()).extracting(NodeAnswer.Done::node).containsExactly("alpha");
        NodeAnswer.Failed<Integer> failed = failed(first, "beta");
        assertThat(failed.reason()).isEqualTo("no answer within 700 ms");
        assertThat(second.done()).extracting(NodeAnswer.Done::node).containsExactly("alpha");
        assertThat(failed(second, "beta").since()).isEqualTo(failed.since());
        assertThat(beta.questions).as("before, and once while silent").hasValue(2);
        assertThat(alpha.questions).hasValue(3);
    }

    @Test
    void nodeThatTimesOutIsAskedAgainAsSoonAsAProbeReachesIt() {
        Cluster cluster = cluster(RARELY);
        cluster.ask(NodeSelection.active(), QUESTION);
        beta.whenAsked = FaultyGateway.failure(node -> new BrokerTimeout(node, "diverts", Duration.ofMillis(100)));
        assertThat(failed(cluster.ask(NodeSelection.active(), QUESTION), "beta").reason())
                .isEqualTo("beta did not answer 'diverts' within 100 ms.");
        beta.whenAsked = node -> {};
        await().atMost(LIMIT)
                .until(() ->
                        cluster.ask(NodeSelection.active(), QUESTION).done().size() == 2);
    }

    @Test
    void deadNodeIsProbedInTheBackgroundAndNeverByACall() {
        beta.always(FaultyGateway.failure(node -> new BrokerUnavailable(node, "nothing listens", Instant.EPOCH)));
        Cluster cluster = cluster(OFTEN);
        await().atMost(LIMIT).until(() -> beta.readings.get() > 2);
        NodeAnswers<Integer> answers = cluster.ask(NodeSelection.active(), QUESTION);
        assertThat(failed(answers, "10.0.0.2:61616").reason()).isEqualTo("nothing listens");
        assertThat(beta.questions).hasValue(0);
        beta.always(node -> {});
        await().atMost(LIMIT).until(() -> {
            NodeAnswers<Integer> again = cluster.ask(NodeSelection.active(), QUESTION);
            return again.done().stream().anyMatch(done -> done.node().equals("beta"));
        });
    }

    @Test
    void allNodesDeadIsUnavailableWithEveryReason() {
        alpha.always(FaultyGateway.failure(node -> new BrokerUnavailable(node, "no route", Instant.EPOCH)));
        beta.always(FaultyGateway.failure(node -> new BrokerUnavailable(node, "nothing listens", Instant.EPOCH)));
        Cluster cluster = cluster(RARELY);
        assertThatThrownBy(() -> cluster.ask(NodeSelection.active(), QUESTION).orUnavailable())
                .isInstanceOf(BrokerUnavailable.class)
                .hasMessageContaining("10.0.0.1:61616: no route; 10.0.0.2:61616: nothing listens");
    }

    @Test
    void firstQuestionWaitsForTheFirstReading() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        alpha.whenRead = node -> {
            reading.countDown();
            try {
                release.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException("interrupted");
            }
        };
        Cluster cluster = cluster(RARELY);
        assertThat(reading.await(LIMIT.toSeconds(), TimeUnit.SECONDS)).isTrue();
        CompletableFuture<NodeAnswers<Integer>> answers =
                CompletableFuture.supplyAsync(() -> cluster.ask(NodeSelection.active(), QUESTION));
        release.countDown();
        assertThat(answers.get(LIMIT.toSeconds(), TimeUnit.SECONDS).done())
                .extracting(NodeAnswer.Done::node)
                .containsExactly("alpha", "beta");
    }

    @Test
    void rejectionAndNotFoundOfOneNodeEndTheCall() {
        Cluster cluster = cluster(RARELY);
        cluster.ask(NodeSelection.active(), QUESTION);
        alpha.whenAsked = FaultyGateway.silence();
        beta.whenAsked = FaultyGateway.failure(node -> Rejection.of("filter", "It does not parse."));
        assertThatThrownBy(() -> cluster.ask(NodeSelection.active(), QUESTION)).isInstanceOf(Rejection.class);
        beta.whenAsked = FaultyGateway.failure(node -> new NotFound("queue", "q", List.of()));
        assertThatThrownBy(() -> cluster.ask(NodeSelection.active(), QUESTION)).isInstanceOf(NotFound.class);
        assertThat(cluster.nodes()).allMatch(node -> node.state() == NodeView.State.ACTIVE);
    }

    @Test
    void refusalOfOneNodeIsItsFailureAndOfAllNodesTheAnswer() {
        Cluster cluster = cluster(RARELY);
        cluster.ask(NodeSelection.active(), QUESTION);
        beta.whenAsked = FaultyGateway.failure(node -> new BrokerRefused(node, "AMQ229213", "manage is missing"));
        NodeAnswers<Integer> one = cluster.ask(NodeSelection.active(), QUESTION);
        assertThat(one.done()).hasSize(1);
        assertThat(failed(one, "beta").reason()).isEqualTo("it refused: manage is missing");
        assertThat(cluster.nodes()).allMatch(node -> node.state() == NodeView.State.ACTIVE);
        assertThatThrownBy(() -> cluster.ask(NodeSelection.named("beta"), QUESTION))
                .isInstanceOf(BrokerRefused.class)
                .hasMessage("beta refused: manage is missing");
    }

    @Test
    void refusalToSayWhoItIsLeavesTheNodeToBeAsked() {
        alpha.always(FaultyGateway.failure(node -> new BrokerRefused(node, "AMQ229031", "wrong password")));
        beta.always(FaultyGateway.failure(node -> new BrokerRefused(node, "AMQ229031", "wrong password")));
        Cluster cluster = cluster(RARELY);
        assertThatThrownBy(() -> cluster.ask(NodeSelection.active(), QUESTION)).isInstanceOf(BrokerRefused.class);
        assertThat(cluster.nodes()).allMatch(node -> node.reason().orElse("").endsWith("wrong password"));
    }

    @Test
    void unexpectedFailureBecomesAPlainSentence() {
        Cluster cluster = cluster(RARELY);
        cluster.ask(NodeSelection.active(), QUESTION);
        beta.whenAsked = FaultyGateway.failure(node -> new IllegalStateException("secret innards"));
        assertThat(failed(cluster.ask(NodeSelection.active(), QUESTION), "beta").reason())
                .contains("its log holds the cause")
                .doesNotContain("Exception", "innards");
    }

    @Test
    void waitingBackupIsNeverCalled() {
        alpha.topology =
                List.of(new TopologyMember("id-a", Optional.of("10.0.0.1:61616"), Optional.of("10.0.0.3:61616")));
        FaultyGateway.Node backup = gateway.node("tcp://10.0.0.3:61616", "spare", "id-a");
        Cluster cluster = cluster(OFTEN);
        cluster.ask(NodeSelection.active(), QUESTION);
        int before = alpha.readings.get();
        await().atMost(LIMIT).until(() -> alpha.readings.get() > before + 2);
        cluster.ask(NodeSelection.active(), QUESTION);
        assertThat(cluster.ask(NodeSelection.named("alpha-backup"), QUESTION).statuses())
                .extracting(NodeStatus::status)
                .containsExactly(NodeStatus.State.SKIPPED);
        assertThat(backup.readings).hasValue(0);
        assertThat(backup.questions).hasValue(0);
    }

    @Test
    void twoActiveMembersOfOneNodeIdAreSuspectedThenConfirmedThenOver() {
        String spareUrl = "tcp://10.0.0.3:61616";
        alpha.topology =
                List.of(new TopologyMember("id-a", Optional.of("10.0.0.1:61616"), Optional.of("10.0.0.3:61616")));
        FaultyGateway.Node spare = gateway.node(spareUrl, "spare", "id-a");
        spare.topology = List.of(new TopologyMember("id-a", Optional.of("10.0.0.3:61616"), Optional.empty()));
        Cluster cluster = cluster(OFTEN);
        cluster.ask(NodeSelection.active(), QUESTION);
        assertThat(split(cluster)).isEqualTo(PairReading.SplitBrain.NONE);

        // Each side now says that it serves alone, as after a network partition.
        alpha.topology = List.of(new TopologyMember("id-a", Optional.of("10.0.0.1:61616"), Optional.empty()));
        await().atMost(LIMIT).until(() -> split(cluster) == PairReading.SplitBrain.CONFIRMED);
        assertThat(cluster.pairs().getFirst().active()).containsExactly("alpha", "spare");
        assertThat(cluster.pairs().getFirst().since()).isPresent();

        alpha.always(FaultyGateway.failure(node -> new BrokerUnavailable(node, "stopped", Instant.EPOCH)));
        await().atMost(LIMIT).until(() -> split(cluster) == PairReading.SplitBrain.NONE);
    }

    @Test
    void oneReadingOfTwoActiveMembersIsOnlySuspected() {
        String wrong = "10.0.0.3:61616";
        gateway.node("tcp://" + wrong, "spare", "id-a").topology =
                List.of(new TopologyMember("id-a", Optional.of(wrong), Optional.empty()));
        alpha.topology = List.of(
                new TopologyMember("id-a", Optional.of("10.0.0.1:61616"), Optional.empty()),
                new TopologyMember("id-a", Optional.of(wrong), Optional.empty()));
        Cluster cluster = cluster(RARELY);
        cluster.ask(NodeSelection.active(), QUESTION);
        assertThat(split(cluster)).isEqualTo(PairReading.SplitBrain.SUSPECTED);
    }

    @Test
    void nodesThatAllAdvertiseOneWrongAddressStayApart() {
        alpha.topology = List.of(new TopologyMember("id-a", Optional.of("10.0.0.1:61616"), Optional.empty()));
        beta.topology = List.of(new TopologyMember("id-b", Optional.of("10.0.0.1:61616"), Optional.empty()));
        assertThat(cluster(RARELY).ask(NodeSelection.active(), QUESTION).done())
                .extracting(NodeAnswer.Done::node)
                .containsExactly("alpha", "beta");
    }

    private Cluster cluster(RefreshPolicy refresh) {
        ClusterConfig config = ClusterConfig.of("c1", List.of(A, B)).withPolicies(CALLS, refresh);
        RegisteredClusters clusters = new RegisteredClusters(List.of(config), gateway);
        open = Optional.of(clusters);
        return clusters.get("c1");
    }

    private static PairReading.SplitBrain split(Cluster cluster) {
        return cluster.pairs().getFirst().splitBrain();
    }

    private static <T> NodeAnswer.Failed<T> failed(NodeAnswers<T> answers, String node) {
        return answers.all().stream()
                .filter(answer -> answer.node().equals(node))
                .map(answer -> (NodeAnswer.Failed<T>) answer)
                .findFirst()
                .orElseThrow();
    }
}
