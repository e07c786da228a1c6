package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.cluster.NodeAnswer;
import dev.artemisstudio.core.cluster.NodeAnswers;
import dev.artemisstudio.core.cluster.NodeSelection;
import dev.artemisstudio.core.operation.listing.Stretch.Located;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** Lists whose rows belong to one node each: ordered by node, then as the source sorts. All nodes are read at once. */
public final class ByNode {
    private record Read<F>(String name, Stretch<F> stretch) {}

    private ByNode() {}

    /**
     * One page.
     *
     * @param row makes a row of a node's name and facts
     */
    public static <F, T> Rows<T> page(
            ListCall call, Source<F> source, RowFilter<F> filter, BiFunction<String, F, T> row) {
        NodeList<F> list = NodeList.of(source, filter, call.rows());
        Map<String, Position> places = new HashMap<>(call.places());
        NodeAnswers<Read<F>> answers = call.cluster()
                .ask(NodeSelection.active(), reader -> {
                    Position start = places.getOrDefault(reader.nodeName(), Position.START);
                    return new Read<>(reader.nodeName(), list.from(reader, start, list.wanted(call.rows())));
                })
                .orUnavailable();
        PageEnd end = new PageEnd(call, answers.statuses());
        answers.done()
                .forEach(answer ->
                        end.total(answer.node(), answer.value().stretch().total()));
        List<T> items = new ArrayList<>();
        for (NodeAnswer.Done<Read<F>> answer : answers.done()) {
            Stretch<F> stretch = answer.value().stretch();
            int taken = Math.min(call.rows() - items.size(), stretch.rows().size());
            for (Located<F> located : stretch.rows().subList(0, taken)) {
                items.add(row.apply(answer.node(), located.row()));
            }
            stretch.behind(taken).ifPresent(place -> places.put(answer.value().name(), place));
            boolean all = taken == stretch.rows().size() && stretch.exhausted();
            if (!all) {
                end.more();
            }
            if (!all && items.size() < call.rows()) {
                end.notice(list.boundNotice(answer.node()));
                break;
            }
        }
        return end.rows(items, places);
    }
}
