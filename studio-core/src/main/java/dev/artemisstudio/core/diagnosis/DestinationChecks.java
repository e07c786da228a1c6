package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.QueueTrait;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where messages go that can't be delivered or expire: nowhere, and they are gone. */
final class DestinationChecks {
    /** The broker's default where nobody set max-delivery-attempts. */
    private static final String DEFAULT_ATTEMPTS = "10";

    private DestinationChecks() {}

    static Stream<Finding> deadLetter(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        String attempts = PlacementChecks.setting(part, "maxDeliveryAttempts").orElse(DEFAULT_ATTEMPTS);
        boolean triesForever = attempts.startsWith("-");
        boolean isItself = part.around()
                .deadLetter()
                .filter(d -> d.address().equals(part.config().address()))
                .isPresent();
        if (part.around().settings().isEmpty()
                || triesForever
                || isItself
                || part.config().is(QueueTrait.INTERNAL)) {
            return Stream.empty();
        }
        return fault(part.around().deadLetter(), created(part, "autoCreateDeadLetterResources"))
                .map(fault -> Finding.of(
                        FindingCode.DEAD_LETTER_ADDRESS_ABSENT,
                        "A message of " + Words.quoted(snapshot.queue()) + " on " + part.node() + " that fails "
                                + attempts + " times is dropped: " + fault + ".",
                        List.of(
                                destination(
                                        part,
                                        "dead-letter-address",
                                        part.around().deadLetter()),
                                part.witness().says("max-delivery-attempts", attempts, "attempts")),
                        next(part)))
                .stream();
    }

    /** Only where messages of this queue are known to expire. */
    static Stream<Finding> expiry(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        int expiring = part.contents().head().map(BrowseSample::expiring).orElse(0);
        long expired = part.counts().expired();
        if (part.around().settings().isEmpty() || (expiring == 0 && expired <= 0)) {
            return Stream.empty();
        }
        return fault(part.around().expiry(), created(part, "autoCreateExpiryResources"))
                .map(fault -> Finding.of(
                        FindingCode.EXPIRY_ADDRESS_ABSENT,
                        "Expired messages of " + Words.quoted(snapshot.queue()) + " on " + part.node()
                                + " are dropped: " + fault + ".",
                        List.of(
                                destination(
                                        part, "expiry-address", part.around().expiry()),
                                part.witness().count("messages that will expire, of those looked at", expiring),
                                part.witness().count("messages expired since start", expired)),
                        next(part)))
                .stream();
    }

    private static Optional<String> fault(Optional<Destination> destination, boolean createdOnUse) {
        if (destination.isEmpty()) {
            return Optional.of("its settings name no address for them");
        }
        Destination found = destination.get();
        if (createdOnUse || !found.leadsNowhere()) {
            return Optional.empty();
        }
        return Optional.of(
                "address " + Words.quoted(found.address()) + (found.exists() ? " has no queue" : " does not exist"));
    }

    private static boolean created(QueuePart part, String key) {
        return PlacementChecks.setting(part, key).filter("true"::equals).isPresent();
    }

    private static Evidence destination(QueuePart part, String setting, Optional<Destination> destination) {
        return part.witness()
                .says(
                        setting,
                        destination
                                .map(d -> d.address() + (d.exists() ? ", " + d.queues() + " queues" : ", absent"))
                                .orElse("not set"));
    }

    private static String next(QueuePart part) {
        return Words.list("address_settings", part.config().address()) + " shows what is set; "
                + Words.list("dead_letters", "") + " where other addresses send theirs.";
    }
}
