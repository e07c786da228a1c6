package dev.artemisstudio.core.operation.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.broker.RoutingType;
import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.operation.TestView;
import dev.artemisstudio.core.operation.listing.ListRequest;
import dev.artemisstudio.core.operation.listing.Rows;
import dev.artemisstudio.core.testing.TestBroker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two nodes with 40 addresses, every third on both. */
class ListAddressesTest {
    private static final TreeSet<String> NAMES = new TreeSet<>();
    private static final List<TestBroker> BROKERS = new ArrayList<>();
    private static TestView view;

    @BeforeAll
    static void start() {
        BROKERS.add(TestBroker.start("a"));
        BROKERS.add(TestBroker.start("b"));
        for (int i = 0; i < 40; i++) {
            String name = "Area %02d/ü".formatted(i);
            NAMES.add(name);
            if (i % 3 != 1) {
                BROKERS.get(0).createQueue(name);
            }
            if (i % 3 != 2) {
                BROKERS.get(1).createQueue(name);
            }
        }
        BROKERS.get(0).createQueue("paged.deep");
        BROKERS.get(0).send("paged.deep", "x".repeat(30_000), "y".repeat(30_000), "z");
        BROKERS.get(1).createQueue("paged.deep");
        view = new TestView(BROKERS);
    }

    @AfterAll
    static void stop() {
        view.close();
        BROKERS.forEach(TestBroker::close);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 7, 40, 500})
    void pagesHoldEachAddressOnceInOrderOfNames(int limit) {
        assertThat(everyPage(Optional.of("area"), limit))
                .extracting(AddressRow::name)
                .containsExactlyElementsOf(NAMES);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10})
    void pagesWithoutFilterAreReadAtTheBroker(int limit) {
        assertThat(everyPage(Optional.empty(), limit))
                .extracting(AddressRow::name)
                .containsAll(NAMES)
                .contains("paged.deep")
                .doesNotHaveDuplicates()
                .noneMatch(name -> name.startsWith("activemq.management.studio"));
    }

    @Test
    void rowHasItsPartsAndTheirSums() {
        AddressRow both = page(Optional.of("name = Area 00/ü"), 5).items().getFirst();
        assertThat(both.nodes()).extracting(AddressRow.AddressPart::node).containsExactly("a", "b");
        assertThat(both.queueCount()).isEqualTo(2);
        assertThat(both.routingTypes()).containsExactly(RoutingType.ANYCAST);
        AddressRow one = page(Optional.of("name = Area 01/ü"), 5).items().getFirst();
        assertThat(one.nodes()).extracting(AddressRow.AddressPart::node).containsExactly("b");
    }

    @Test
    void pagingAddressIsFoundOnTheNodeThatPages() {
        assertThat(page(Optional.of("paging = true"), 5).items())
                .singleElement()
                .satisfies(row -> {
                    assertThat(row.name()).isEqualTo("paged.deep");
                    assertThat(row.messageCount()).contains(3L);
                    assertThat(row.nodes())
                            .extracting(AddressRow.AddressPart::node)
                            .containsExactly("a");
                });
    }

    private static List<AddressRow> everyPage(Optional<String> filter, int limit) {
        List<AddressRow> rows = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            Rows<AddressRow> page =
                    new ListAddresses().handle(new ListRequest("demo", filter, new Limit(limit, false), cursor), view);
            rows.addAll(page.items());
            cursor = page.cursor();
        } while (cursor.isPresent());
        return rows;
    }

    private static Rows<AddressRow> page(Optional<String> filter, int limit) {
        return new ListAddresses()
                .handle(new ListRequest("demo", filter, new Limit(limit, false), Optional.empty()), view);
    }
}
