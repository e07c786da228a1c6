package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.MessageDetail;
import dev.artemisstudio.core.broker.MessagePage;
import java.util.List;
import java.util.Optional;

/** Looks into queues. */
final class Browser {
    Browser(NodeCalls calls) {}

    MessagePage page(BrowseRequest request) {
        return new MessagePage(List.of(), false, false);
    }

    Optional<MessageDetail> message(String queue, String messageId, int maxBodyBytes) {
        return Optional.empty();
    }
}
