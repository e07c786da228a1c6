package dev.artemisstudio.core.broker.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.Condition.Comparison;
import dev.artemisstudio.core.broker.ConsumerFacts;
import dev.artemisstudio.core.broker.Page;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.RoutingType;
import dev.artemisstudio.core.broker.SessionFacts;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.testing.TestBroker;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The paged lists against a broker whose whole content the test knows. */
class ListingTest {
    private static final Sort BY_NAME = Sort.ascending("name");

    private static final String[] ONE = {"a"};

    private static TestBroker broker;
    private static BrokerLink link;

    private static BrokerReader reader() {
        return link.reader();
    }

    @BeforeAll
    static void start() {
        broker = TestBroker.start("lists");
        IntStream.range(0, 12).forEach(i -> broker.createQueue("depth." + i));
        IntStream.range(0, 12)
                .forEach(i -> broker.send(
                        "depth." + i,
                        IntStream.range(0, i).mapToObj(n -> "m" + n).toArray(String[]::new)));
        link = new CoreGateway().open(Endpoints.of(broker));
    }

    @AfterAll
    static void stop() {
        link.close();
        broker.close();
    }

    @Test
    void deepestQueuesComeFirstPageAfterPage() {
        PageRequest first = PageRequest.first(
                new Condition("name", Comparison.CONTAINS, "depth."), Sort.descending("messageCount"), 5);
        assertThat(names(reader().queues(first)))
                .containsExactly("depth.11", "depth.10", "depth.9", "depth.8", "depth.7");
        assertThat(names(reader().queues(first.at(3)))).containsExactly("depth.1", "depth.0");
        assertThat(reader().queues(first.at(3)).total()).isEqualTo(12);
        assertThat(reader().queues(first.at(4)).rows()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void deepestQueuesStandWhereTheyStandInTheWholeList(boolean withoutInternal) {
        Condition condition = new Condition("internalQueue", Comparison.EQUALS, "false");
        Sort deepest = Sort.descending("messageCount");
        PageRequest first = withoutInternal ? PageRequest.first(condition, deepest, 5) : PageRequest.first(deepest, 5);
        PageRequest byName = withoutInternal ? PageRequest.first(condition, BY_NAME, 1) : PageRequest.first(BY_NAME, 1);
        long total = reader().queues(byName).total();
        assertThat(names(reader().queues(first)))
                .containsExactly("depth.11", "depth.10", "depth.9", "depth.8", "depth.7");
        assertThat(names(reader().queues(first.at(2))))
                .containsExactly("depth.6", "depth.5", "depth.4", "depth.3", "depth.2");
        Page<QueueFacts> last = reader().queues(first.at(3));
        assertThat(names(last)).as("one with messages, then empty ones").startsWith("depth.1");
        assertThat(last.rows().subList(1, last.rows().size()))
                .isNotEmpty()
                .allSatisfy(queue -> assertThat(queue.counts().messages()).isZero());
        for (int page = 1; page <= 3; page++) {
            assertThat(reader().queues(first.at(page)).total())
                    .as("page " + page)
                    .isEqualTo(total);
        }
    }

    /** Three readings: the second asks for queues as deep as the first page was, the third after those are gone. */
    @Test
    void deepestQueuesAreFoundAgainWhenTheyWereDrained() throws Exception {
        try (TestBroker busy = TestBroker.start("busy");
                BrokerLink own = new CoreGateway().open(Endpoints.of(busy))) {
            IntStream.range(0, 300).forEach(i -> busy.createQueue("q." + i));
            IntStream.range(0, 250).forEach(i -> busy.send("q." + i, i < 200 ? new String[] {"a", "b", "c"} : ONE));
            PageRequest first = PageRequest.first(Sort.descending("messageCount"), 50);
            List<String> before = names(own.reader().queues(first));
            assertThat(names(own.reader().queues(first))).isEqualTo(before);
            busy.send("q.299", "a", "b", "c", "d");
            assertThat(names(own.reader().queues(first)).getFirst()).isEqualTo("q.299");
            for (int i = 0; i < 200; i++) {
                busy.queue("q." + i).deleteAllReferences();
            }
            Page<QueueFacts> after = own.reader().queues(first);
            assertThat(after.rows())
                    .extracting(queue -> queue.counts().messages())
                    .startsWith(4L, 1L)
                    .hasSize(50)
                    .endsWith(1L);
            assertThat(own.reader().queues(first.at(2)).rows())
                    .as("one with a message is left, then empty ones")
                    .extracting(queue -> queue.counts().messages())
                    .startsWith(1L, 0L)
                    .hasSize(50);
        }
    }

    @Test
    void theTotalOfDeepestQueuesFollowsTheBroker() throws Exception {
        PageRequest first = PageRequest.first(Sort.descending("messageCount"), 5);
        long before = reader().queues(first).total();
        broker.createQueue("came.later");
        try {
            assertThat(reader().queues(first).total()).isEqualTo(before + 1);
        } finally {
            broker.server().destroyQueue(SimpleString.of("came.later"));
        }
        assertThat(reader().queues(first).total()).isEqualTo(before);
    }

    @Test
    void aQueueOfTheBrokersOwnSaysSoEachTimeItIsAskedByName() throws Exception {
        broker.createQueue(QueueConfiguration.of("own")
                .setRoutingType(org.apache.activemq.artemis.api.core.RoutingType.ANYCAST)
                .setInternal(true));
        try {
            for (int time = 1; time <= 2; time++) {
                List<QueueFacts> found = reader().queues(List.of("own", "depth.3", "gone"));
                assertThat(found)
                        .as("time " + time)
                        .extracting(
                                QueueFacts::name,
                                queue -> queue.config().is(QueueTrait.INTERNAL),
                                queue -> queue.counts().messages(),
                                queue -> queue.counts().added())
                        .containsExactly(tuple("own", true, 0L, 0L), tuple("depth.3", false, 3L, 3L));
            }
        } finally {
            broker.server().destroyQueue(SimpleString.of("own"));
        }
    }

    @Test
    void numbersAreCompared() {
        Page<QueueFacts> page = reader().queues(PageRequest.first(
                new Condition("messageCount", Comparison.GREATER_THAN, "9"), Sort.ascending("messageCount"), 50));
        assertThat(names(page)).containsExactly("depth.10", "depth.11");
        assertThat(page.rows().getFirst().counts().messages()).isEqualTo(10);
        assertThat(page.rows().getFirst().counts().added()).isEqualTo(10);
    }

    @Test
    void noListShowsStudioItself() {
        reader().node();
        assertThat(names(reader().queues(PageRequest.first(BY_NAME, 1000))))
                .noneMatch(name -> name.contains("studio-"));
        assertThat(reader().addresses(PageRequest.first(BY_NAME, 1000)).rows())
                .extracting(AddressFacts::name)
                .noneMatch(name -> name.contains("studio-"));
        long queues = broker.server().getActiveMQServerControl().getQueueCount();
        assertThat(reader().queues(PageRequest.first(BY_NAME, 1)).total())
                .as("of %s queues with Studio's own", queues)
                .isLessThan(queues);
        assertThat(reader().connections(PageRequest.first(Sort.ascending("connectionID"), 10))
                        .total())
                .isZero();
        assertThat(reader().sessions(PageRequest.first(Sort.ascending("id"), 10))
                        .total())
                .isZero();
        assertThat(reader().consumers(PageRequest.first(Sort.ascending("id"), 10))
                        .total())
                .isZero();
        assertThat(reader().producers(PageRequest.first(Sort.ascending("id"), 10))
                        .total())
                .isZero();
        assertThat(reader().node().usage().connections()).isZero();
    }

    @Test
    void clientsOfOthersAreListed() {
        broker.createQueue("watched");
        broker.inSession(session -> {
            session.createProducer("watched").send(session.createMessage(true));
            session.createConsumer("watched", "AMQPriority > 3").receive(5_000);
            PageRequest first = PageRequest.first(Sort.ascending("creationTime"), 10);
            ConsumerFacts consumer = reader().consumers(first).rows().getFirst();
            assertThat(consumer.queue()).isEqualTo("watched");
            assertThat(consumer.filter()).contains("AMQPriority > 3");
            assertThat(consumer.browseOnly()).isFalse();
            assertThat(consumer.progress().delivered()).isEqualTo(1);
            assertThat(consumer.progress().lastDelivered()).hasValueSatisfying(ListingTest::isAboutNow);
            assertThat(consumer.createdAt()).hasValueSatisfying(ListingTest::isAboutNow);
            assertThat(consumer.origin().protocol()).isEqualTo("CORE");
            assertThat(reader().producers(first).rows().getFirst().messagesSent())
                    .isEqualTo(1);
            SessionFacts owner = reader().sessions(first).rows().getFirst();
            assertThat(owner.consumers()).isEqualTo(1);
            assertThat(consumer.origin().sessionId()).isEqualTo(owner.id());
            assertThat(reader().connections(first).rows().getFirst().id())
                    .isEqualTo(owner.origin().connectionId());
            assertThat(reader().connections(first).rows().getFirst().sessions()).isEqualTo(1);
            assertThat(reader().node().usage().connections()).isEqualTo(1);
            return null;
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a.b.c",
                "a/b",
                "a b",
                "100%",
                "say \"hi\"",
                "it's",
                "a,b",
                "*",
                "a?b",
                "#",
                "a=b",
                "a<b",
                "a&b",
                "büro.日本",
                "back\\slash",
                "tab\there",
                "{}",
                "[x]"
            })
    void anyLegalNameIsFoundExactly(String name) {
        broker.createQueue(QueueConfiguration.of("q " + name)
                .setAddress("odd")
                .setRoutingType(org.apache.activemq.artemis.api.core.RoutingType.MULTICAST));
        String queue = "q " + name;
        List<QueueFacts> found = reader().queues(List.of("no such queue", queue));
        assertThat(found).extracting(QueueFacts::name).containsExactly(queue);
        assertThat(found.getFirst().config().address()).isEqualTo("odd");
        assertThat(found.getFirst().config().routingType()).isEqualTo(RoutingType.MULTICAST);
        Page<QueueFacts> page =
                reader().queues(PageRequest.first(new Condition("name", Comparison.EQUALS, queue), BY_NAME, 10));
        assertThat(names(page)).containsExactly(queue);
        assertThat(reader().oldestMessage(queue)).isEmpty();
    }

    @Test
    void traitsOfQueues() {
        broker.createQueue(QueueConfiguration.of("traits")
                .setRoutingType(org.apache.activemq.artemis.api.core.RoutingType.ANYCAST)
                .setDurable(false)
                .setExclusive(true)
                .setLastValue(true)
                .setPurgeOnNoConsumers(true)
                .setMaxConsumers(3)
                .setRingSize(7L)
                .setNonDestructive(true)
                .setFilterString("color = 'red'"));
        QueueFacts facts = reader().queues(List.of("traits")).getFirst();
        assertThat(facts.config().traits())
                .containsExactlyInAnyOrder(
                        QueueTrait.EXCLUSIVE,
                        QueueTrait.LAST_VALUE,
                        QueueTrait.NON_DESTRUCTIVE,
                        QueueTrait.PURGE_ON_NO_CONSUMERS);
        QueueFacts listed = reader().queues(
                        PageRequest.first(new Condition("name", Comparison.EQUALS, "traits"), BY_NAME, 1))
                .rows()
                .getFirst();
        assertThat(listed.config().traits())
                .as("a row of a list does not say that a queue is non-destructive")
                .containsExactlyInAnyOrder(
                        QueueTrait.EXCLUSIVE, QueueTrait.LAST_VALUE, QueueTrait.PURGE_ON_NO_CONSUMERS);
        assertThat(listed.counts()).isEqualTo(facts.counts());
        assertThat(facts.config().maxConsumers()).isEqualTo(3);
        assertThat(facts.config().ringSize()).isEqualTo(7);
        assertThat(facts.config().filter()).contains("color = 'red'");
        assertThat(facts.paused()).isFalse();
        broker.queue("traits").pause();
        assertThat(reader().queues(List.of("traits")).getFirst().paused()).isTrue();
    }

    @Test
    void oldestMessageIsWhenTheHeadWasSent() {
        broker.createQueue("aged");
        Instant before = Instant.now().minusMillis(1);
        broker.send("aged", "one", "two");
        assertThat(reader().oldestMessage("aged"))
                .hasValueSatisfying(sent -> assertThat(sent).isBetween(before, Instant.now()));
        assertThat(reader().oldestMessage("no such queue")).isEmpty();
    }

    private static void isAboutNow(Instant moment) {
        assertThat(moment)
                .isBetween(Instant.now().minusSeconds(60), Instant.now().plusSeconds(1));
    }

    private static List<String> names(Page<QueueFacts> page) {
        return page.rows().stream().map(QueueFacts::name).toList();
    }
}
