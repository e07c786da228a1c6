package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.broker.BrokerReader;
import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.Page;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.QueueFacts;
import dev.artemisstudio.core.broker.QueueTrait;
import dev.artemisstudio.core.broker.Sort;
import dev.artemisstudio.core.operation.cluster.DeadLetterRow.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What one node says of its dead-letter and expiry addresses: the settings of each of its addresses name them, never a name that
 * looks like one.
 *
 * @param routes who sends where, by receiving address and kind
 * @param receivers the receiving addresses that exist, with their queues
 * @param cut whether the node has more addresses than were looked at
 */
record DeadLetterReading(Map<Target, Senders> routes, Map<String, List<QueueFacts>> receivers, boolean cut) {
    /** The most addresses whose settings are read of one node: one call each, pipelined, about half a second. */
    static final int MAX_ADDRESSES = 2_000;

    /** The most receiving addresses that are looked up on one node. */
    static final int MAX_RECEIVERS = 100;

    /** The most queues shown of a receiving address on one node. */
    static final int MAX_QUEUES = 20;

    /** A receiving address and what it receives. */
    record Target(String address, Kind kind) {}

    /** The addresses that send to a target. */
    record Senders(TreeSet<String> addresses, boolean createdOnDemand) {
        Senders and(String address, boolean onDemand) {
            TreeSet<String> more = new TreeSet<>(addresses);
            more.add(address);
            return new Senders(more, createdOnDemand && onDemand);
        }

        Senders and(Senders others) {
            TreeSet<String> more = new TreeSet<>(addresses);
            more.addAll(others.addresses());
            return new Senders(more, createdOnDemand && others.createdOnDemand());
        }

        static Senders none() {
            return new Senders(new TreeSet<>(), true);
        }
    }

    static DeadLetterReading of(BrokerReader reader) {
        List<String> names = new ArrayList<>(List.of(AddressesByName.EVERYTHING));
        boolean cut = false;
        for (int number = 1; names.size() <= MAX_ADDRESSES; number++) {
            Page<AddressFacts> page = reader.addresses(
                    new PageRequest(Optional.empty(), Sort.ascending("name"), number, PageRequest.MAX_SIZE));
            page.rows().stream()
                    .filter(address -> !address.traits().contains(QueueTrait.INTERNAL))
                    .map(AddressFacts::name)
                    .forEach(names::add);
            if (page.rows().isEmpty() || (long) number * PageRequest.MAX_SIZE >= page.total()) {
                break;
            }
            cut = names.size() > MAX_ADDRESSES;
        }
        Map<Target, Senders> routes = routes(reader.addressSettings(names));
        List<String> receivers =
                routes.keySet().stream().map(Target::address).distinct().toList();
        Map<String, List<QueueFacts>> found = new TreeMap<>();
        for (String receiver : receivers.subList(0, Math.min(MAX_RECEIVERS, receivers.size()))) {
            queues(reader, receiver).ifPresent(queues -> found.put(receiver, queues));
        }
        return new DeadLetterReading(routes, found, cut || receivers.size() > MAX_RECEIVERS);
    }

    private static Map<Target, Senders> routes(List<AddressSettings> all) {
        Map<Target, Senders> routes =
                new TreeMap<>(java.util.Comparator.comparing(Target::address).thenComparing(Target::kind));
        for (AddressSettings settings : all) {
            settings.deadLetterAddress()
                    .ifPresent(to ->
                            route(routes, new Target(to, Kind.DEAD_LETTER), settings, "autoCreateDeadLetterResources"));
            settings.expiryAddress()
                    .ifPresent(to -> route(routes, new Target(to, Kind.EXPIRY), settings, "autoCreateExpiryResources"));
        }
        return routes;
    }

    private static void route(Map<Target, Senders> routes, Target target, AddressSettings settings, String onDemand) {
        // A dead-letter address falls under the settings of # like any other, but nothing is sent from it to itself.
        if (!target.address().equals(settings.address())) {
            boolean creates = settings.text(onDemand).filter("true"::equals).isPresent();
            routes.merge(target, Senders.none().and(settings.address(), creates), Senders::and);
        }
    }

    /** The queues of an address; empty where there is no such address. */
    private static Optional<List<QueueFacts>> queues(BrokerReader reader, String address) {
        Condition named = new Condition("name", Condition.Comparison.EQUALS, address);
        if (reader.addresses(PageRequest.first(named, Sort.ascending("name"), 1))
                .rows()
                .isEmpty()) {
            return Optional.empty();
        }
        Condition bound = new Condition("address", Condition.Comparison.EQUALS, address);
        return Optional.of(reader.queues(PageRequest.first(bound, Sort.descending("messageCount"), MAX_QUEUES))
                .rows());
    }
}
