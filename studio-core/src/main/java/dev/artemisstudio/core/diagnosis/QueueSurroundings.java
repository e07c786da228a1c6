package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.broker.AddressFacts;
import dev.artemisstudio.core.broker.AddressSettings;
import dev.artemisstudio.core.broker.ClusterLinkFacts;
import dev.artemisstudio.core.broker.PreparedTransaction;
import java.util.List;
import java.util.Optional;

/**
 * What decides on one node how a queue behaves. Each part is empty where it was not read.
 *
 * @param deadLetter where undeliverable messages go, where settings name an address
 * @param expiry where expired messages go, where settings name an address
 * @param prepared prepared transactions of the whole node: brokers do not say which queue they touch
 * @param links cluster connections of the node
 * @param limitPercent how full the address is, see {@link AddressSample}
 */
public record QueueSurroundings(
        Optional<AddressFacts> address,
        Optional<AddressSettings> settings,
        Optional<Destination> deadLetter,
        Optional<Destination> expiry,
        Optional<List<PreparedTransaction>> prepared,
        Optional<List<ClusterLinkFacts>> links,
        Optional<Integer> limitPercent) {
    /** Nothing was read. */
    public static final QueueSurroundings UNREAD = new QueueSurroundings(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
}
