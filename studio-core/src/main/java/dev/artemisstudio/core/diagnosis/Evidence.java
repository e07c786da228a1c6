package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.catalogue.Doc;
import java.time.Instant;

/**
 * One thing that was read and that a finding rests on.
 *
 * @param node the node that was read, or that was asked in vain
 */
public record Evidence(
        @Doc("What was read, in Artemis terms.") String what,
        @Doc("The value as read; numbers as decimal text.") String value,
        @Doc("Unit of the value; empty where it has none.") String unit,
        @Doc("The node it was read on.") String node,
        @Doc("Studio's clock when it was read.") Instant readAt) {}
