package dev.artemisstudio.core.cluster;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Gives each member a name that no other member has. */
final class Names {
    private Names() {}

    /**
     * A member has the name a person or its broker gave it; a backup that was never reached is called after its pair; any other one
     * by its address. Members whose names are equal get their address behind the name.
     */
    static Map<Member, String> of(List<Member> members) {
        Map<Member, String> wanted = new IdentityHashMap<>();
        members.forEach(member -> wanted.put(member, wanted(member, members)));
        Map<String, Long> times =
                wanted.values().stream().collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        Map<Member, String> names = new IdentityHashMap<>();
        wanted.forEach((member, name) -> names.put(member, times.get(name) == 1 ? name : name + "@" + member.place()));
        return names;
    }

    /** The other member of the same pair; where a pair has more than two, the first one. */
    static Optional<Member> partner(Member member, List<Member> members) {
        List<Member> others = new ArrayList<>(members);
        others.removeIf(other ->
                other == member || member.nodeId().isEmpty() || !other.nodeId().equals(member.nodeId()));
        return others.stream()
                .filter(other -> other.role() != member.role())
                .findFirst()
                .or(() -> others.stream().findFirst());
    }

    private static String wanted(Member member, List<Member> members) {
        return member.ownName()
                .or(() -> member.role() == NodeView.Role.BACKUP
                        ? partner(member, members).flatMap(Member::ownName).map(name -> name + "-backup")
                        : Optional.empty())
                .orElseGet(() -> member.place().toString());
    }
}
