package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.broker.PreparedTransaction;
import dev.artemisstudio.core.broker.SecurityRole;
import dev.artemisstudio.core.broker.TopologyMember;
import dev.artemisstudio.core.broker.TransportFacts;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.activemq.artemis.api.core.management.ResourceNames;

/** What the broker answers as a JSON document: settings, roles, transports, topology and prepared transactions. */
final class SettingsReading {
    private static final String MASK = "***";
    private static final List<String> SECRET_MARKS = List.of("password", "secret", "token", "credential", "codec");

    private final NodeCalls calls;

    SettingsReading(NodeCalls calls) {
        this.calls = calls;
    }

    List<AddressSettings> addressSettings(List<String> addresses) {
        List<Call> asked = addresses.stream()
                .map(address -> Call.operation(ResourceNames.BROKER, "getAddressSettingsAsJSON", address))
                .toList();
        List<Reply.Value> values = calls.values(asked);
        List<AddressSettings> settings = new ArrayList<>();
        for (int i = 0; i < addresses.size(); i++) {
            settings.add(new AddressSettings(
                    addresses.get(i), texts(Json.object(values.get(i).text()))));
        }
        return settings;
    }

    Map<String, Integer> limitPercents(List<String> addresses) {
        List<Reply> replies = calls.all(addresses.stream()
                .map(address -> Call.attribute(ResourceNames.ADDRESS + address, "AddressLimitPercent"))
                .toList());
        Map<String, Integer> percents = new LinkedHashMap<>();
        for (int i = 0; i < addresses.size(); i++) {
            if (replies.get(i) instanceof Reply.Value value) {
                percents.put(addresses.get(i), (int) value.number());
            } else if (!BrokerFaults.hasCode((Reply.Failure) replies.get(i), BrokerFaults.NO_SUCH_RESOURCE)) {
                calls.value(replies.get(i));
            }
        }
        return percents;
    }

    List<SecurityRole> securityRoles(String address) {
        return Json.rows(operation("getRolesAsJSON", address).text()).stream()
                .map(row -> new SecurityRole(row.text("name"), permissions(row.json())))
                .sorted(java.util.Comparator.comparing(SecurityRole::role))
                .toList();
    }

    List<TopologyMember> topology() {
        // A node with several cluster connections lists each member once a connection.
        return Json.rows(operation("listNetworkTopology").text()).stream()
                .map(row -> new TopologyMember(
                        row.text("nodeID"), row.filled("primary").or(() -> row.filled("live")), row.filled("backup")))
                .distinct()
                .toList();
    }

    /**
     * The broker writes the moment of creation in its own locale and without a zone, so it is not passed on: read wrongly it
     * would mislead.
     */
    List<PreparedTransaction> preparedTransactions() {
        return Json.rows(operation("listPreparedTransactionDetailsAsJSON").text()).stream()
                .map(row -> new PreparedTransaction(row.text("xid_as_base64"), Optional.empty(), messages(row.json())))
                .toList();
    }

    List<TransportFacts> acceptors() {
        List<Row> rows = Json.rows(operation("getAcceptorsAsJSON").text());
        List<Reply> started = calls.all(rows.stream()
                .map(row -> Call.attribute(ResourceNames.ACCEPTOR + row.text("name"), "Started"))
                .toList());
        List<TransportFacts> found = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            boolean runs = started.get(i) instanceof Reply.Value value && value.flag();
            found.add(transport(rows.get(i), runs));
        }
        return found;
    }

    List<TransportFacts> connectors() {
        return Json.rows(operation("getConnectorsAsJSON").text()).stream()
                .map(row -> transport(row, true))
                .toList();
    }

    private Reply.Value operation(String name, Object... arguments) {
        return calls.one(Call.operation(ResourceNames.BROKER, name, arguments));
    }

    private static TransportFacts transport(Row row, boolean started) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String part : List.of("params", "extraProps")) {
            if (row.json().get(part) instanceof JsonObject values) {
                parameters.putAll(texts(values));
            }
        }
        parameters.replaceAll((key, value) -> secret(key) ? MASK : value);
        return new TransportFacts(row.text("name"), started, parameters);
    }

    private static boolean secret(String key) {
        String lower = key.toLowerCase(Locale.ROOT);
        return SECRET_MARKS.stream().anyMatch(lower::contains);
    }

    private static Map<String, String> texts(JsonObject values) {
        Row row = new Row(values);
        Map<String, String> texts = new LinkedHashMap<>();
        values.forEach((key, value) -> {
            if (value.getValueType() != JsonValue.ValueType.NULL) {
                texts.put(key, row.text(key));
            }
        });
        return texts;
    }

    private static List<String> permissions(JsonObject role) {
        return role.entrySet().stream()
                .filter(entry -> entry.getValue() == JsonValue.TRUE)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static long messages(JsonObject transaction) {
        return transaction.containsKey("tx_related_messages")
                ? transaction.getJsonArray("tx_related_messages").size()
                : 0;
    }
}
