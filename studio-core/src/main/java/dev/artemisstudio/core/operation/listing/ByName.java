package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.cluster.Cluster;
import dev.artemisstudio.core.cluster.NodeAnswer;
import dev.artemisstudio.core.cluster.NodeAnswers;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.cluster.NodeStatus;
import dev.artemisstudio.core.operation.listing.Merge.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Lists in which same-named rows of several nodes are one row. The sorted lists of all nodes are merged into one order: as the
 * source sorts, equal rows by node name, and as the broker has them within a node. A row stands where its first part stands; its
 * other parts are passed over. So the place of every row follows from the parts alone, and a cursor need only say how far
 * each node's list was read.
 *
 * <p>The first page takes two rounds: a sorted page of every node, then the parts that did not stand on those pages. There the
 * first part met is the first part there is. Later pages may meet parts of rows that earlier pages showed: their other parts
 * tell, and more rounds fill the page up.
 */
public final class ByName<F> {
    /** Rounds of two questions for one page; more is left to the next call. */
    private static final int MAX_ROUNDS = 10;

    private final ListCall call;
    private final Merge<F> merge;
    private final RowFilter<F> filter;
    private final NodeList<F> list;
    private final Map<String, Position> places;
    private final boolean firstPage;
    private final Map<String, NodeStatus> statuses = new TreeMap<>();
    private final List<NodeRows<F>> nodes = new ArrayList<>();
    private final List<List<Part<F>>> shown = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();

    private ByName(ListCall call, Merge<F> merge, RowFilter<F> filter) {
        this.call = call;
        this.merge = merge;
        this.filter = filter;
        this.list = NodeList.of(merge.source(), filter, call.rows());
        this.places = new HashMap<>(call.places());
        this.firstPage = places.isEmpty();
    }

    /**
     * One page.
     *
     * @param row makes a row of its parts, which stand in the order of node names
     */
    public static <F, T> Rows<T> page(
            ListCall call, Merge<F> merge, RowFilter<F> filter, Function<List<Part<F>>, T> row) {
        return new ByName<>(call, merge, filter).page(row);
    }

    private <T> Rows<T> page(Function<List<Part<F>>, T> row) {
        Cluster cluster = call.cluster();
        begin(cluster);
        for (int round = 0; round < MAX_ROUNDS && unfinished(); round++) {
            refill(cluster);
            Set<String> candidates = candidates();
            lookUp(cluster, candidates);
            advance(candidates);
        }
        passOverSeen();
        PageEnd end = new PageEnd(call, List.copyOf(statuses.values()));
        nodes.forEach(node -> end.total(node.node(), node.total()));
        if (nodes.stream().anyMatch(NodeRows::hasMore)) {
            end.more();
        }
        if (end.hasMore() && shown.size() < call.rows()) {
            end.notice("The page is short: many rows had to be compared. Go on with the cursor.");
        }
        nodes.forEach(node -> places.put(node.reader(), node.behind()));
        // Equal rows of one page are put in the order of their names; which page they stand on follows from the merge
        // alone.
        Comparator<List<Part<F>>> order = Comparator.comparing(this::leading, merge.order())
                .thenComparing(parts -> merge.name().apply(parts.getFirst().facts()));
        List<T> items = shown.stream().sorted(order).map(row).toList();
        return end.rows(items, places, total(end.hasMore()));
    }

    private void begin(Cluster cluster) {
        NodeAnswers<Map.Entry<String, Stretch<F>>> answers = cluster.ask(NodeSelection.active(), reader -> {
                    Position start = places.getOrDefault(reader.nodeName(), Position.START);
                    return Map.entry(reader.nodeName(), list.from(reader, start, list.wanted(call.rows())));
                })
                .orUnavailable();
        note(answers);
        for (NodeAnswer.Done<Map.Entry<String, Stretch<F>>> answer : answers.done()) {
            String reader = answer.value().getKey();
            Position start = places.getOrDefault(reader, Position.START);
            NodeRows<F> node = new NodeRows<>(answer.node(), reader, start, merge.name());
            node.add(answer.value().getValue());
            nodes.add(node);
        }
    }

    private boolean unfinished() {
        return shown.size() < call.rows() && nodes.stream().anyMatch(NodeRows::hasMore);
    }

    private void refill(Cluster cluster) {
        Map<String, Position> wanted = new HashMap<>();
        nodes.stream().filter(NodeRows::needsMore).forEach(node -> wanted.put(node.reader(), node.end()));
        if (wanted.isEmpty()) {
            return;
        }
        NodeAnswers<Optional<Stretch<F>>> answers =
                cluster.ask(NodeSelection.active(), reader -> Optional.ofNullable(wanted.get(reader.nodeName()))
                        .map(position -> list.from(reader, position, list.wanted(call.rows()))));
        note(answers);
        answers.done().forEach(answer -> answer.value()
                .ifPresent(stretch -> node(answer.node()).ifPresent(node -> node.add(stretch))));
    }

    /** The names that come next and were not seen, as far as every node's rows are known. */
    private Set<String> candidates() {
        // Later pages lose some names to earlier pages, so they look further ahead.
        int most = (call.rows() - shown.size()) * (firstPage ? 1 : 2);
        Set<String> names = new LinkedHashSet<>();
        List<List<F>> ahead = nodes.stream().map(NodeRows::ahead).toList();
        int[] next = new int[nodes.size()];
        while (names.size() < most) {
            OptionalInt first = first(i ->
                    next[i] < ahead.get(i).size() ? Optional.of(ahead.get(i).get(next[i])) : Optional.empty());
            if (first.isEmpty()) {
                break;
            }
            String name = merge.name().apply(ahead.get(first.getAsInt()).get(next[first.getAsInt()]++));
            if (!seen.contains(name)) {
                names.add(name);
            }
        }
        return names;
    }

    /** Asks every node for those parts that it was not heard of. */
    private void lookUp(Cluster cluster, Set<String> names) {
        if (merge.lookup().isEmpty()) {
            return;
        }
        Map<String, List<String>> unknown = new HashMap<>();
        for (NodeRows<F> node : nodes) {
            // Where only the name decides, a node that was read from start to end holds no further part.
            boolean readWhole = node.readWhole() && filter.field().isEmpty();
            List<String> missing = readWhole ? List.of() : node.unknown(names);
            if (!missing.isEmpty()) {
                unknown.put(node.reader(), missing);
            }
        }
        if (unknown.isEmpty()) {
            return;
        }
        NodeAnswers<List<F>> answers = cluster.ask(NodeSelection.active(), reader -> {
            List<String> missing = unknown.getOrDefault(reader.nodeName(), List.of());
            return missing.isEmpty() ? List.of() : merge.lookup().get().apply(reader, missing);
        });
        note(answers);
        answers.done().forEach(answer -> node(answer.node())
                .ifPresent(node -> node.learn(unknown.getOrDefault(node.reader(), List.of()), answer.value())));
    }

    /** Shows rows in order, as long as all parts of the next one are known and the page has room. */
    private void advance(Set<String> candidates) {
        while (shown.size() < call.rows()) {
            OptionalInt first = first(i -> nodes.get(i).head());
            if (first.isEmpty()) {
                return;
            }
            NodeRows<F> node = nodes.get(first.getAsInt());
            F row = node.head().orElseThrow();
            String name = merge.name().apply(row);
            if (!seen.contains(name)) {
                if (!candidates.contains(name)) {
                    return;
                }
                if (!shownEarlier(name, first.getAsInt(), row)) {
                    shown.add(parts(name, node, row));
                }
                seen.add(name);
            }
            node.take();
        }
    }

    /** Whether another part comes first, and was not met on this page: then an earlier page showed the row. */
    private boolean shownEarlier(String name, int own, F row) {
        if (firstPage || merge.lookup().isEmpty()) {
            return false;
        }
        for (int i = 0; i < nodes.size(); i++) {
            Optional<F> part = nodes.get(i).part(name).filter(filter.test());
            if (i != own && part.isPresent()) {
                int order = merge.order().compare(part.get(), row);
                if (order < 0 || (order == 0 && i < own)) {
                    return true;
                }
            }
        }
        return false;
    }

    private List<Part<F>> parts(String name, NodeRows<F> own, F row) {
        return nodes.stream()
                .flatMap(node -> (node == own ? Optional.of(row) : node.part(name))
                        .map(facts -> new Part<>(node.node(), facts)).stream())
                .toList();
    }

    /** Passes over further parts of rows that this page shows, so that the next page need not. */
    private void passOverSeen() {
        for (NodeRows<F> node : nodes) {
            while (node.head()
                    .filter(row -> seen.contains(merge.name().apply(row)))
                    .isPresent()) {
                node.take();
            }
        }
    }

    /** The node whose row comes next; none where a node must be read first, or all are at their end. */
    private OptionalInt first(IntFunction<Optional<F>> head) {
        int first = -1;
        Optional<F> best = Optional.empty();
        for (int i = 0; i < nodes.size(); i++) {
            Optional<F> row = head.apply(i);
            if (row.isEmpty() && !nodes.get(i).exhausted()) {
                return OptionalInt.empty();
            }
            if (row.isPresent() && (best.isEmpty() || merge.order().compare(row.get(), best.get()) < 0)) {
                first = i;
                best = row;
            }
        }
        return first < 0 ? OptionalInt.empty() : OptionalInt.of(first);
    }

    /** The part that gives a row its place. */
    private F leading(List<Part<F>> parts) {
        return parts.stream()
                .map(Part::facts)
                .filter(filter.test())
                .min(merge.order())
                .orElseThrow();
    }

    /** Names are counted once over nodes only by reading them all, or where one node answers. */
    private Optional<Long> total(boolean more) {
        if (nodes.size() == 1) {
            return nodes.getFirst().total();
        }
        return firstPage && !more ? Optional.of((long) shown.size()) : Optional.empty();
    }

    private void note(NodeAnswers<?> answers) {
        for (NodeStatus status : answers.statuses()) {
            if (status.status() == NodeStatus.State.OK) {
                statuses.putIfAbsent(status.node(), status);
            } else {
                statuses.put(status.node(), status);
                node(status.node()).ifPresent(NodeRows::lose);
            }
        }
    }

    private Optional<NodeRows<F>> node(String name) {
        return nodes.stream().filter(node -> node.node().equals(name)).findFirst();
    }
}
