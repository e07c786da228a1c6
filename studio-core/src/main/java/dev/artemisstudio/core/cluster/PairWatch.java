package dev.artemisstudio.core.cluster;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Counts over refreshes how long a NodeID has had two active members. Used by the refresh alone. */
final class PairWatch {
    private final Map<String, Doubled> doubled = new HashMap<>();

    private record Doubled(int refreshes, Instant since) {}

    /** The pairs after one refresh. */
    List<PairReading> read(List<Member> members, Set<Member> saidActive, Map<Member, String> names, Instant now) {
        Map<String, List<Member>> byNodeId = new TreeMap<>();
        for (Member member : members) {
            if (!member.nodeId().isEmpty()) {
                byNodeId.computeIfAbsent(member.nodeId(), id -> new ArrayList<>())
                        .add(member);
            }
        }
        byNodeId.values().removeIf(pair -> pair.size() < 2);
        doubled.keySet().retainAll(byNodeId.keySet());
        return byNodeId.entrySet().stream()
                .map(pair -> read(pair.getKey(), pair.getValue(), saidActive, names, now))
                .toList();
    }

    private PairReading read(
            String nodeId, List<Member> pair, Set<Member> saidActive, Map<Member, String> names, Instant now) {
        List<String> all = pair.stream().map(names::get).sorted().toList();
        List<String> active = pair.stream()
                .filter(saidActive::contains)
                .map(names::get)
                .sorted()
                .toList();
        if (active.size() < 2) {
            doubled.remove(nodeId);
            return new PairReading(nodeId, all, active, PairReading.SplitBrain.NONE, Optional.empty(), now);
        }
        Doubled seen = doubled.merge(
                nodeId, new Doubled(1, now), (before, again) -> new Doubled(before.refreshes() + 1, before.since()));
        PairReading.SplitBrain meaning =
                seen.refreshes() > 1 ? PairReading.SplitBrain.CONFIRMED : PairReading.SplitBrain.SUSPECTED;
        return new PairReading(nodeId, all, active, meaning, Optional.of(seen.since()), now);
    }
}
