package dev.artemisstudio.distribution;

import dev.artemisstudio.core.testing.TestBroker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.core.paging.PagingStore;
import org.apache.activemq.artemis.core.server.MessageReference;
import org.apache.activemq.artemis.core.server.Queue;
import org.apache.activemq.artemis.utils.collections.LinkedListIterator;

/** Everything a look could change in a broker, read from the broker's own objects; Studio's reply queues are left out. */
final class BrokerState {
    private static final String REPLIES = "activemq.management.studio-";

    private BrokerState() {}

    /** Each fact by a name of its own. */
    static Map<String, String> of(TestBroker broker) throws Exception {
        Map<String, String> state = new TreeMap<>();
        for (SimpleString address : broker.server().getPostOffice().getAddresses()) {
            if (!address.toString().startsWith(REPLIES)) {
                address(broker, address, state);
            }
        }
        broker.server().getPostOffice().getAllBindings().forEach(binding -> {
            if (binding.getBindable() instanceof Queue queue
                    && !queue.getName().toString().startsWith(REPLIES)) {
                queue(queue, state);
            }
        });
        state.put(
                "prepared",
                broker.server().getResourceManager().getPreparedTransactions().toString());
        return state;
    }

    private static void address(TestBroker broker, SimpleString address, Map<String, String> state) throws Exception {
        String name = "address " + address;
        PagingStore pages = broker.server().getPagingManager().getPageStore(address);
        state.put(name, String.valueOf(broker.server().getAddressInfo(address)));
        state.put(name + " paging", pages.isPaging() + ", " + pages.getNumberOfPages() + " pages");
        state.put(
                name + " settings",
                broker.server()
                        .getAddressSettingsRepository()
                        .getMatch(address.toString())
                        .toString());
    }

    private static void queue(Queue queue, Map<String, String> state) {
        String name = "queue " + queue.getName();
        state.put(name, queue.getQueueConfiguration().toString());
        state.put(name + " messages", "" + queue.getMessageCount());
        state.put(name + " delivering", "" + queue.getDeliveringCount());
        state.put(name + " scheduled", "" + queue.getScheduledCount());
        state.put(name + " consumers", "" + queue.getConsumerCount());
        state.put(name + " added", "" + queue.getMessagesAdded());
        state.put(name + " acknowledged", "" + queue.getMessagesAcknowledged());
        state.put(name + " expired", "" + queue.getMessagesExpired());
        state.put(name + " killed", "" + queue.getMessagesKilled());
        state.put(name + " replaced", "" + queue.getMessagesReplaced());
        state.put(name + " paused", "" + queue.isPaused());
        state.put(name + " groups", "" + queue.getGroups());
        List<String> order = new ArrayList<>();
        try (LinkedListIterator<MessageReference> messages = queue.browserIterator()) {
            while (messages.hasNext()) {
                MessageReference message = messages.next();
                order.add(message.getMessageID() + " tried " + message.getDeliveryCount());
            }
        }
        state.put(name + " order", order.toString());
    }
}
