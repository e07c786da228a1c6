package dev.artemisstudio.core.cluster;

import dev.artemisstudio.core.broker.TopologyMember;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the members that answered in one refresh say of the cluster, put together: NodeID by address and place. */
final class Topologies {
    private final Map<HostPort, String> serving = new LinkedHashMap<>();
    private final Map<HostPort, String> waiting = new LinkedHashMap<>();

    void add(List<TopologyMember> topology) {
        for (TopologyMember entry : topology) {
            put(serving, entry.primary(), entry.nodeId());
            put(waiting, entry.backup(), entry.nodeId());
        }
    }

    /** Addresses in the place of the active member. */
    Map<HostPort, String> serving() {
        return serving;
    }

    /** Addresses in the place of the backup. */
    Map<HostPort, String> waiting() {
        return waiting;
    }

    /** Every member that was read lists it as a waiting backup, or not at all. */
    boolean onlyWaits(Member member) {
        return waiting.keySet().stream().anyMatch(member::isAt)
                && serving.keySet().stream().noneMatch(member::isAt);
    }

    /** At least one member that was read lists it. */
    boolean lists(Member member) {
        return waiting.keySet().stream().anyMatch(member::isAt)
                || serving.keySet().stream().anyMatch(member::isAt);
    }

    private static void put(Map<HostPort, String> places, Optional<String> address, String nodeId) {
        address.filter(text -> !text.isBlank()).ifPresent(text -> places.put(HostPort.of(text), nodeId));
    }
}
