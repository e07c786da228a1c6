package dev.artemisstudio.core.operation.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.cluster.NodeStatus;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.operation.TestView;
import dev.artemisstudio.core.operation.listing.ListRequest;
import dev.artemisstudio.core.operation.listing.Rows;
import dev.artemisstudio.core.operation.queue.QueueRow.QueuePart;
import dev.artemisstudio.core.testing.TestBroker;
import dev.artemisstudio.core.testing.TestCluster;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Three nodes hold 300 queues, most of them on two or three nodes, with depths of 0 to 3 so that almost all tie. */
class ListQueuesTest {
    private static final List<String> ODD =
            List.of("odd a/b", "odd 'q' \"q\"", "odd é % = <&>", "odd::colons", "odd a=b", "odd *.#");

    private static final Map<String, Map<String, Long>> DEPTHS = new HashMap<>();
    private static TestCluster cluster;
    private static TestView view;

    private final ListQueues operation = new ListQueues();

    @BeforeAll
    static void startBrokers() {
        cluster = TestCluster.start(3);
        Random random = new Random(7);
        List<String> names = new ArrayList<>(
                IntStream.range(0, 294).mapToObj(i -> "orders." + i).toList());
        names.addAll(ODD);
        Collections.shuffle(names, random);
        for (TestBroker broker : cluster.nodes()) {
            for (String name : names) {
                if (random.nextInt(4) > 0) {
                    int depth = Math.max(0, random.nextInt(6) - 2);
                    broker.createQueue(name);
                    broker.send(name + "::" + name, Collections.nCopies(depth, "x"), message -> {});
                    DEPTHS.computeIfAbsent(name, n -> new HashMap<>()).put(broker.name(), (long) depth);
                }
            }
        }
        view = new TestView(cluster.nodes());
    }

    @AfterAll
    static void stopBrokers() {
        view.close();
        cluster.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 50, 299, 500})
    void pagesTogetherHoldEachQueueOnce(int limit) {
        List<QueueRow> rows = everyPage(Optional.empty(), limit);
        assertThat(rows.stream().map(QueueRow::name)).containsExactlyInAnyOrderElementsOf(DEPTHS.keySet());
        assertThat(rows.stream().map(ListQueuesTest::deepest).toList()).isSortedAccordingTo(Comparator.reverseOrder());
    }

    @ParameterizedTest
    @CsvSource({"messageCount > 1, 10", "messageCount = 0, 13", "messageCount <= 1, 20", "name contains S.1, 10"})
    void filteredPagesTogetherHoldEachMatchingQueueOnce(String filter, int limit) {
        List<String> expected = DEPTHS.entrySet().stream()
                .filter(queue -> queue.getValue().values().stream().anyMatch(depth -> switch (filter) {
                    case "messageCount > 1" -> depth > 1;
                    case "messageCount = 0" -> depth == 0;
                    case "messageCount <= 1" -> depth <= 1;
                    default -> queue.getKey().startsWith("orders.1");
                }))
                .map(Map.Entry::getKey)
                .toList();
        assertThat(everyPage(Optional.of(filter), limit).stream().map(QueueRow::name))
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void rowHasThePartOfEachNodeAndTheirSum() {
        for (QueueRow row : everyPage(Optional.of("messageCount > 2"), 5)) {
            Map<String, Long> parts = new HashMap<>();
            row.nodes().forEach(part -> parts.put(part.node(), part.messageCount()));
            assertThat(parts).as(row.name()).isEqualTo(DEPTHS.get(row.name()));
            assertThat(row.messageCount())
                    .isEqualTo(
                            parts.values().stream().mapToLong(Long::longValue).sum());
            assertThat(row.sinceStart().added()).isEqualTo(row.messageCount());
            assertThat(row.nodes()).extracting(QueuePart::node).isSorted();
        }
    }

    @Test
    void textIsFoundInAnyLetterCaseAndOddNamesAreShown() {
        assertThat(page(Optional.of("ODD"), 50, Optional.empty()).items())
                .extracting(QueueRow::name)
                .containsExactlyInAnyOrderElementsOf(
                        DEPTHS.keySet().stream().filter(ODD::contains).toList());
        assertThat(page(Optional.of("name = odd a/b"), 50, Optional.empty()).items())
                .extracting(QueueRow::name)
                .containsExactly("odd a/b");
    }

    @Test
    void onePageThatHoldsAllKnowsTheTotal() {
        Rows<QueueRow> all = page(Optional.empty(), 500, Optional.empty());
        assertThat(all.total()).contains((long) DEPTHS.size());
        assertThat(all.truncated()).isFalse();
        assertThat(all.cursor()).isEmpty();
        assertThat(all.nodeTotals().get("node-1"))
                .isEqualTo(DEPTHS.values().stream()
                        .filter(d -> d.containsKey("node-1"))
                        .count());
        Rows<QueueRow> some = page(Optional.empty(), 10, Optional.empty());
        assertThat(some.total()).isEmpty();
        assertThat(some.truncated()).isTrue();
        assertThat(some.nodeTotals()).isEqualTo(all.nodeTotals());
    }

    @Test
    void brokersOwnQueuesShowOnlyWhenAskedFor() {
        List<QueueRow> internal = everyPage(Optional.of("internal = true"), 50);
        assertThat(internal).isNotEmpty().allSatisfy(row -> {
            assertThat(row.traits()).contains(QueueTrait.INTERNAL);
            assertThat(DEPTHS).doesNotContainKey(row.name());
        });
        assertThat(internal)
                .extracting(QueueRow::name)
                .anyMatch(name -> name.startsWith("$.artemis.internal.sf."))
                .noneMatch(name -> name.startsWith("activemq.management"));
    }

    @Test
    void deadNodeIsNamedAndTheOthersAnswer() {
        try (TestView partial = new TestView(cluster.nodes().subList(0, 2)).withDeadNode("node-9")) {
            Rows<QueueRow> rows = operation.handle(
                    new ListRequest("demo", Optional.empty(), new Limit(500, false), Optional.empty()), partial);
            assertThat(rows.items()).hasSize((int) DEPTHS.values().stream()
                    .filter(d -> d.containsKey("node-0") || d.containsKey("node-1"))
                    .count());
            assertThat(rows.nodes())
                    .extracting(NodeStatus::status)
                    .containsExactly(NodeStatus.State.OK, NodeStatus.State.OK, NodeStatus.State.UNREACHABLE);
            assertThat(rows.nodes().getLast().reason()).isPresent();
        }
    }

    @Test
    void noNodeAtAllIsAnError() {
        try (TestView dead = new TestView(List.of()).withDeadNode("node-9")) {
            ListRequest request = new ListRequest("demo", Optional.empty(), new Limit(5, false), Optional.empty());
            assertThatThrownBy(() -> operation.handle(request, dead)).isInstanceOf(BrokerUnavailable.class);
        }
    }

    @Test
    void cursorOfAnotherQuestionIsRejected() {
        String cursor = page(Optional.empty(), 10, Optional.empty()).cursor().orElseThrow();
        assertThatThrownBy(() -> page(Optional.of("messageCount > 1"), 10, Optional.of(cursor)))
                .isInstanceOfSatisfying(
                        Rejection.class, r -> assertThat(r.parameter()).isEqualTo("cursor"));
        assertThatThrownBy(() -> page(Optional.empty(), 10, Optional.of("Zm9yZ2Vk")))
                .isInstanceOf(Rejection.class);
    }

    @Test
    void loweredLimitIsSaid() {
        Rows<QueueRow> rows = operation.handle(
                new ListRequest("demo", Optional.empty(), new Limit(500, true), Optional.empty()), view);
        assertThat(rows.notice()).contains("limit was lowered to 500.");
    }

    private List<QueueRow> everyPage(Optional<String> filter, int limit) {
        List<QueueRow> rows = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            Rows<QueueRow> page = page(filter, limit, cursor);
            assertThat(page.items()).hasSizeLessThanOrEqualTo(limit);
            assertThat(page.cursor().isPresent()).isEqualTo(page.truncated());
            rows.addAll(page.items());
            cursor = page.cursor();
        } while (cursor.isPresent());
        return rows;
    }

    private Rows<QueueRow> page(Optional<String> filter, int limit, Optional<String> cursor) {
        return operation.handle(new ListRequest("demo", filter, new Limit(limit, false), cursor), view);
    }

    private static long deepest(QueueRow row) {
        return row.nodes().stream().mapToLong(QueuePart::messageCount).max().orElseThrow();
    }
}
