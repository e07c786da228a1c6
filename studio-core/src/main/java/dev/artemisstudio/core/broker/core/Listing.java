package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.Page;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.Sort;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.activemq.artemis.api.core.management.ResourceNames;

/**
 * One of the broker's paged lists. The broker filters and sorts; it also leaves Studio's own rows out, so that the total is right:
 * brokers that know several conditions (2.56.0 does, {@code searchFilters}) get Studio's own beside the caller's. Older ones get
 * one condition; where that is the caller's, Studio's rows are taken out of the page afterwards, and its total may be too high by
 * those on other pages.
 *
 * @param operation such as {@code listQueues}
 * @param ownField the field by which Studio's own rows are told
 * @param ownMark what Studio's own rows hold there
 */
record Listing(String operation, String ownField, String ownMark) {
    static final Listing QUEUES = new Listing("listQueues", "name", ManagementSession.REPLY_PREFIX);
    static final Listing ADDRESSES = new Listing("listAddresses", "name", ManagementSession.REPLY_PREFIX);
    static final Listing CONSUMERS = new Listing("listConsumers", "clientID", ManagementSession.CLIENT_PREFIX);
    static final Listing PRODUCERS = new Listing("listProducers", "clientID", ManagementSession.CLIENT_PREFIX);
    static final Listing CONNECTIONS = new Listing("listConnections", "clientID", ManagementSession.CLIENT_PREFIX);
    static final Listing SESSIONS = new Listing("listSessions", "clientID", ManagementSession.CLIENT_PREFIX);

    /** The call for a page. */
    Call call(PageRequest page) {
        return call(page.condition().stream().toList(), page);
    }

    /** The call for a page of those rows that also meet a further condition, which brokers before {@code searchFilters} do not read. */
    Call call(PageRequest page, Condition also) {
        return call(Stream.concat(Stream.of(also), page.condition().stream()).toList(), page);
    }

    private Call call(List<Condition> conditions, PageRequest page) {
        return Call.operation(
                ResourceNames.BROKER, operation, options(conditions, page.sort()), page.number(), page.size());
    }

    /** The call for the first row of those that meet a condition; its total counts them. */
    Call count(Optional<Condition> condition) {
        return call(new PageRequest(condition, Sort.ascending(ownField), 1, 1));
    }

    /** The call that counts Studio's own rows, see {@link #total}. */
    Call countOwn() {
        Condition ours = new Condition(ownField, Condition.Comparison.CONTAINS, ownMark);
        return raw(options(List.of(ours), List.of(ours), Sort.ascending(ownField)));
    }

    /** A call whose first condition Studio's own rows meet, and whose two conditions together no row meets. */
    Call callForNothing() {
        Condition ours = new Condition(ownField, Condition.Comparison.CONTAINS, ownMark);
        return raw(options(List.of(ours), List.of(ours, notOurs()), Sort.ascending(ownField)));
    }

    private Call raw(String options) {
        return Call.operation(ResourceNames.BROKER, operation, options, 1, 1);
    }

    /** How many rows the broker says meet the conditions of a call. */
    static long total(Reply.Value reply) {
        return new Row(Json.object(reply.text())).number("count");
    }

    /** The page that the broker answered. */
    <T> Page<T> read(Reply.Value reply, Function<Row, T> each) {
        JsonObject answer = Json.object(reply.text());
        List<Row> rows = Json.rows(answer.getJsonArray("data"));
        List<Row> others = rows.stream()
                .filter(row -> !row.text(ownField).contains(ownMark))
                .toList();
        long own = rows.size() - (long) others.size();
        return new Page<>(others.stream().map(each).toList(), new Row(answer).number("count") - own);
    }

    String options(List<Condition> conditions, Sort sort) {
        List<Condition> all =
                Stream.concat(conditions.stream(), Stream.of(notOurs())).toList();
        return options(all, all, sort);
    }

    private static String options(List<Condition> single, List<Condition> several, Sort sort) {
        // All three keys of the single condition must be there, or the broker answers with an exception.
        JsonObjectBuilder options = condition(single.getFirst());
        JsonArrayBuilder filters = Json.PROVIDER.createArrayBuilder();
        several.forEach(condition -> filters.add(condition(condition)));
        options.add("searchFilters", filters);
        // Older brokers know sortColumn, newer ones both; the new name alone would leave the old ones unsorted.
        options.add("sortColumn", sort.field());
        options.add("sortField", sort.field());
        options.add("sortOrder", sort.order() == Sort.Order.ASCENDING ? "asc" : "desc");
        return options.build().toString();
    }

    private Condition notOurs() {
        return new Condition(ownField, Condition.Comparison.NOT_CONTAINS, ownMark);
    }

    private static JsonObjectBuilder condition(Condition condition) {
        return Json.PROVIDER
                .createObjectBuilder()
                .add("field", condition.field())
                .add("operation", condition.comparison().name())
                .add("value", condition.value());
    }
}
