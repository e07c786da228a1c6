package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.BridgeFacts;
import dev.artemisstudio.core.broker.ClusterLinkFacts;
import dev.artemisstudio.core.broker.DivertFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.activemq.artemis.api.core.management.ResourceNames;

/**
 * Diverts, bridges and cluster connections: the broker lists their names, and their attributes follow in one round of pipelined
 * calls. One that disappears in between is left out.
 */
final class RoutingReading {
    private static final List<String> DIVERT =
            List.of("Address", "ForwardingAddress", "Filter", "Exclusive", "RoutingType");
    private static final List<String> BRIDGE = List.of(
            "QueueName",
            "ForwardingAddress",
            "FilterString",
            "Started",
            "Connected",
            "MessagesPendingAcknowledgement",
            "MessagesAcknowledged");
    private static final List<String> CLUSTER_CONNECTION = List.of("Started", "MessageLoadBalancingType", "Nodes");

    private final NodeCalls calls;

    RoutingReading(NodeCalls calls) {
        this.calls = calls;
    }

    List<DivertFacts> diverts() {
        List<DivertFacts> found = new ArrayList<>();
        attributes("DivertNames", ResourceNames.DIVERT, DIVERT)
                .forEach((name, values) -> found.add(new DivertFacts(
                        name,
                        values.get("Address").text(),
                        values.get("ForwardingAddress").text(),
                        filled(values.get("Filter")),
                        values.get("Exclusive").flag(),
                        filled(values.get("RoutingType")))));
        return found;
    }

    List<BridgeFacts> bridges() {
        List<BridgeFacts> found = new ArrayList<>();
        attributes("BridgeNames", ResourceNames.BRIDGE, BRIDGE)
                .forEach((name, values) -> found.add(new BridgeFacts(
                        name,
                        values.get("QueueName").text(),
                        filled(values.get("ForwardingAddress")),
                        filled(values.get("FilterString")),
                        values.get("Started").flag(),
                        values.get("Connected").flag(),
                        pending(values),
                        values.get("MessagesAcknowledged").number())));
        return found;
    }

    List<ClusterLinkFacts> clusterLinks() {
        List<ClusterLinkFacts> found = new ArrayList<>();
        attributes("ClusterConnectionNames", ResourceNames.CORE_CLUSTER_CONNECTION, CLUSTER_CONNECTION)
                .forEach((name, values) -> found.add(new ClusterLinkFacts(
                        name,
                        values.get("Started").flag(),
                        values.get("MessageLoadBalancingType").text(),
                        members(values.get("Nodes")))));
        return found;
    }

    private Map<String, Map<String, Reply.Value>> attributes(String namesOf, String prefix, List<String> attributes) {
        List<String> names = calls.one(Call.ofBroker(namesOf)).value().stream()
                .flatMap(value -> java.util.Arrays.stream((Object[]) value))
                .map(Object::toString)
                .sorted()
                .toList();
        List<Call> asked = names.stream()
                .flatMap(name -> attributes.stream().map(attribute -> Call.attribute(prefix + name, attribute)))
                .toList();
        List<Reply> replies = calls.all(asked);
        Map<String, Map<String, Reply.Value>> found = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            int from = i * attributes.size();
            values(attributes, replies.subList(from, from + attributes.size()))
                    .ifPresent(values -> found.put(name, values));
        }
        return found;
    }

    private static Optional<Map<String, Reply.Value>> values(List<String> attributes, List<Reply> replies) {
        Map<String, Reply.Value> values = new HashMap<>();
        for (int i = 0; i < attributes.size(); i++) {
            if (!(replies.get(i) instanceof Reply.Value value)) {
                return Optional.empty();
            }
            values.put(attributes.get(i), value);
        }
        return Optional.of(values);
    }

    // What the broker calls pending is every message that it ever handed to the bridge (BridgeMetrics counts up only,
    // 2.56.0).
    private static long pending(Map<String, Reply.Value> values) {
        long handed = values.get("MessagesPendingAcknowledgement").number();
        return Math.max(0, handed - values.get("MessagesAcknowledged").number());
    }

    private static Optional<String> filled(Reply.Value value) {
        return Optional.of(value.text()).filter(text -> !text.isBlank());
    }

    private static Map<String, String> members(Reply.Value nodes) {
        Map<String, String> members = new LinkedHashMap<>();
        if (nodes.value().orElse(Map.of()) instanceof Map<?, ?> map) {
            map.forEach((id, address) -> members.put(String.valueOf(id), String.valueOf(address)));
        }
        return members;
    }
}
