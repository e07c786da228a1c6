package dev.artemisstudio.core.broker;

import java.util.List;

/**
 * @param more whether at least one further message matches
 * @param valuesCut the broker itself shortened property values (management browse, used where a consumer would endanger the
 *     queue)
 */
public record MessagePage(List<MessageFacts> messages, boolean more, boolean valuesCut) {}
