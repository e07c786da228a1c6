package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.catalogue.Doc;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** The effective settings of one address. */
public record AddressSettingsRow(
        @Doc("The address; # for what holds without settings of its own.") String address,
        @Doc("Its settings by the broker's own keys, as the nodes named have them.") Map<String, String> settings,
        @Doc("The nodes with exactly these settings.") List<String> nodes,
        @Doc("The nodes with others.") List<Difference> different) {

    /** A node whose settings differ. */
    public record Difference(
            @Doc("The node.") String node,
            @Doc("The keys in which it differs, with its values; an empty value is a key that is not set there.")
                    Map<String, String> settings) {}

    static AddressSettingsRow of(String address, Map<String, AddressSettings> byNode) {
        Map<String, String> first =
                byNode.values().stream().findFirst().orElseThrow().values();
        List<String> same = new ArrayList<>();
        List<Difference> different = new ArrayList<>();
        byNode.forEach((node, settings) -> {
            if (settings.values().equals(first)) {
                same.add(node);
            } else {
                different.add(new Difference(node, changes(first, settings.values())));
            }
        });
        return new AddressSettingsRow(address, new TreeMap<>(first), same, different);
    }

    private static Map<String, String> changes(Map<String, String> from, Map<String, String> to) {
        TreeSet<String> keys = new TreeSet<>(from.keySet());
        keys.addAll(to.keySet());
        Map<String, String> changes = new TreeMap<>();
        for (String key : keys) {
            String value = to.getOrDefault(key, "");
            if (!value.equals(from.getOrDefault(key, ""))) {
                changes.put(key, value);
            }
        }
        return changes;
    }
}
