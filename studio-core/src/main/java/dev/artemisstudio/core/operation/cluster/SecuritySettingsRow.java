package dev.artemisstudio.core.operation.cluster;

import dev.artemisstudio.core.broker.SecurityRole;
import dev.artemisstudio.core.catalogue.Doc;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Who may do what on one address. */
public record SecuritySettingsRow(
        @Doc("The address; # for what holds without settings of its own.") String address,
        @Doc("The roles that may do something there, as the nodes named have them.") List<RoleRow> roles,
        @Doc("The nodes with exactly these roles.") List<String> nodes,
        @Doc("The nodes with others.") List<Difference> different) {

    /** A role and what it may do. */
    public record RoleRow(
            @Doc("The role's name.") String role,
            @Doc("What it may do, in the broker's words.") List<String> permissions) {}

    /** A node whose roles differ. */
    public record Difference(@Doc("The node.") String node, @Doc("Its roles.") List<RoleRow> roles) {}

    static SecuritySettingsRow of(String address, Map<String, List<SecurityRole>> byNode) {
        List<SecurityRole> first = byNode.values().stream().findFirst().orElseThrow();
        List<String> same = new ArrayList<>();
        List<Difference> different = new ArrayList<>();
        byNode.forEach((node, roles) -> {
            if (roles.equals(first)) {
                same.add(node);
            } else {
                different.add(new Difference(node, rows(roles)));
            }
        });
        return new SecuritySettingsRow(address, rows(first), same, different);
    }

    private static List<RoleRow> rows(List<SecurityRole> roles) {
        return roles.stream()
                .map(role -> new RoleRow(role.role(), role.permissions()))
                .toList();
    }
}
