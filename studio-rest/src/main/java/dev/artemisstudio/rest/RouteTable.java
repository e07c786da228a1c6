package dev.artemisstudio.rest;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Route;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the operations of a path. Where a fixed segment and a parameter both fit, the fixed one wins. */
final class RouteTable {
    private final List<Line> lines;

    RouteTable(Catalogue catalogue) {
        lines = catalogue.entries().stream()
                .map(entry -> new Line(entry, entry.spec().access().route().segments()))
                .sorted(Comparator.comparing(Line::order))
                .toList();
    }

    /** The operation of each method that these decoded segments have; empty where the path is unknown. */
    Map<Route.Method, Hit> find(List<String> segments) {
        Map<Route.Method, Hit> found = new EnumMap<>(Route.Method.class);
        for (Line line : lines) {
            line.match(segments)
                    .ifPresent(values -> found.putIfAbsent(
                            line.entry().spec().access().route().method(), new Hit(line.entry(), values)));
        }
        return found;
    }

    /** An operation, with the values of the parameters in its path. */
    record Hit(Entry entry, Map<String, String> values) {}

    private record Line(Entry entry, List<String> template) {
        /** Sorts fixed segments before parameters, from left to right. */
        String order() {
            StringBuilder order = new StringBuilder();
            template.forEach(segment -> order.append(Route.isParameter(segment) ? '1' : '0'));
            return order.toString();
        }

        Optional<Map<String, String>> match(List<String> segments) {
            if (segments.size() != template.size()) {
                return Optional.empty();
            }
            Map<String, String> values = new HashMap<>();
            for (int i = 0; i < template.size(); i++) {
                String expected = template.get(i);
                String sent = segments.get(i);
                if (Route.isParameter(expected) && !sent.isEmpty()) {
                    values.put(expected.substring(1, expected.length() - 1), sent);
                } else if (!expected.equals(sent)) {
                    return Optional.empty();
                }
            }
            return Optional.of(values);
        }
    }
}
