package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.Page;
import dev.artemisstudio.core.broker.PageRequest;
import dev.artemisstudio.core.broker.Sort;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
        return Call.operation(
                ResourceNames.BROKER, operation, options(page.condition(), page.sort()), page.number(), page.size());
    }

    /** The call for the first row of those that meet a condition; its total counts them. */
    Call count(Optional<Condition> condition) {
        return call(new PageRequest(condition, Sort.ascending(ownField), 1, 1));
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

    String options(Optional<Condition> condition, Sort sort) {
        Condition notOurs = new Condition(ownField, Condition.Comparison.NOT_CONTAINS, ownMark);
        // All three keys of the single condition must be there, or the broker answers with an exception.
        JsonObjectBuilder options = condition(condition.orElse(notOurs));
        options.add("searchFilters", filters(condition, notOurs));
        // Older brokers know sortColumn, newer ones both; the new name alone would leave the old ones unsorted.
        options.add("sortColumn", sort.field());
        options.add("sortField", sort.field());
        options.add("sortOrder", sort.order() == Sort.Order.ASCENDING ? "asc" : "desc");
        return options.build().toString();
    }

    private static jakarta.json.JsonArrayBuilder filters(Optional<Condition> condition, Condition notOurs) {
        jakarta.json.JsonArrayBuilder filters = Json.PROVIDER.createArrayBuilder();
        condition.ifPresent(given -> filters.add(condition(given)));
        return filters.add(condition(notOurs));
    }

    private static JsonObjectBuilder condition(Condition condition) {
        return Json.PROVIDER
                .createObjectBuilder()
                .add("field", condition.field())
                .add("operation", condition.comparison().name())
                .add("value", condition.value());
    }
}
