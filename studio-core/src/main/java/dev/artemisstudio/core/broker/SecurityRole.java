package dev.artemisstudio.core.broker;

import java.util.List;

/** @param permissions in the broker's words, such as {@code send}, {@code consume}, {@code manage} */
public record SecurityRole(String role, List<String> permissions) {}
