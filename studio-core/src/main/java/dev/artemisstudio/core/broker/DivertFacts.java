package dev.artemisstudio.core.broker;

import java.util.Optional;

/** @param exclusive a message that it takes does not reach the original address */
public record DivertFacts(
        String name,
        String address,
        String forwardingAddress,
        Optional<String> filter,
        boolean exclusive,
        Optional<String> routingType) {}
