package dev.artemisstudio.core.diagnosis;

import java.time.Instant;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says what was not read, one finding a node. */
final class Gaps {
    private Gaps() {}

    static Stream<Finding> findings(List<Gap> gaps, Instant readAt) {
        return gaps.stream()
                .collect(Collectors.groupingBy(Gap::node, TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(ofNode -> finding(ofNode, readAt));
    }

    private static Finding finding(List<Gap> gaps, Instant readAt) {
        String node = gaps.getFirst().node();
        Witness witness = new Witness(node, readAt);
        List<Evidence> evidence = gaps.stream()
                .map(g -> witness.says(g.what() + " not read", g.reason()))
                .toList();
        String parts = gaps.stream().map(Gap::what).distinct().collect(Collectors.joining(", "));
        return Finding.of(
                FindingCode.PART_UNREAD,
                "Not read on " + node + ": " + parts + ".",
                evidence,
                "Read the reason in the evidence; " + Words.list("nodes", "") + " shows how each node answers.");
    }
}
