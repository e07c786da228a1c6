package dev.artemisstudio.distribution.demo;

import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.apache.activemq.artemis.api.core.Message;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientSession;

/** The demo's messages: bodies and properties that an operator would meet, with nothing real in them. */
final class DemoMessages {

    /** Property by which the payment service knows a card that it can't charge. */
    static final String CARD_DECLINED = "cardDeclined";

    /** Above the client's limit of 100 KiB from which a message is stored and sent as a large one. */
    static final int LARGE_BODY_BYTES = 300 << 10;

    private static final long BATCH_DELAY_MILLIS = TimeUnit.MINUTES.toMillis(30);
    private static final String[] REGIONS = {"emea", "apac", "amer"};
    private static final String[] CUSTOMERS = {"Harbour Books", "Nordlicht GmbH", "Casa Verde", "Kiwi Supplies"};

    private DemoMessages() {}

    static ClientMessage order(ClientSession session, long number) {
        ClientMessage message = text(
                session,
                String.format(
                        Locale.ROOT,
                        "{\"order\":\"O-%06d\",\"customer\":\"%s\",\"items\":%d,\"total\":%.2f}",
                        number,
                        pick(CUSTOMERS),
                        1 + random(9),
                        5 + random(40_000) / 100.0));
        return message.putStringProperty("region", pick(REGIONS)).putIntProperty("priorityClass", random(3));
    }

    static ClientMessage payment(ClientSession session, long number, boolean declined) {
        return text(
                        session,
                        String.format(
                                Locale.ROOT,
                                "{\"payment\":\"P-%06d\",\"amount\":%.2f,\"currency\":\"EUR\"}",
                                number,
                                1 + random(90_000) / 100.0))
                .putBooleanProperty(CARD_DECLINED, declined)
                .putStringProperty("gateway", declined ? "acquirer-b" : "acquirer-a");
    }

    static ClientMessage report(ClientSession session, long number) {
        return text(session, "{\"report\":\"sales-by-region\",\"run\":" + number + "}")
                .putStringProperty("format", "pdf");
    }

    static ClientMessage invoice(ClientSession session, long number) {
        return text(
                        session,
                        String.format(Locale.ROOT, "{\"invoice\":\"I-%05d\",\"order\":\"O-%06d\"}", number, number))
                .putStringProperty("customer", pick(CUSTOMERS));
    }

    /** Due half an hour from now. */
    static ClientMessage billingLine(ClientSession session, long number) {
        return text(session, "{\"account\":" + (10_000 + number) + ",\"period\":\"monthly\"}")
                .putLongProperty(
                        Message.HDR_SCHEDULED_DELIVERY_TIME,
                        System.currentTimeMillis() + BATCH_DELAY_MILLIS + TimeUnit.SECONDS.toMillis(number % 60));
    }

    static ClientMessage upload(ClientSession session, long number) {
        byte[] image = new byte[LARGE_BODY_BYTES];
        ThreadLocalRandom.current().nextBytes(image);
        ClientMessage message = session.createMessage(Message.BYTES_TYPE, true);
        message.getBodyBuffer().writeBytes(image);
        return message.putStringProperty("fileName", "scan-" + number + ".raw")
                .putStringProperty("contentType", "application/octet-stream");
    }

    static ClientMessage priceRequest(ClientSession session, long number) {
        return text(session, "{\"sku\":\"SKU-" + (number % 400) + "\",\"quantity\":" + (1 + random(20)) + "}");
    }

    static ClientMessage priceReply(ClientSession session) {
        return text(session, String.format(Locale.ROOT, "{\"price\":%.2f}", 1 + random(10_000) / 100.0));
    }

    static String stockReport(long number) {
        return "{\"sku\":\"SKU-" + (number % 400) + "\",\"onHand\":" + random(500) + "}";
    }

    private static ClientMessage text(ClientSession session, String body) {
        ClientMessage message = session.createMessage(Message.TEXT_TYPE, true);
        message.getBodyBuffer().writeNullableSimpleString(SimpleString.of(body));
        message.setTimestamp(System.currentTimeMillis());
        return message;
    }

    private static int random(int bound) {
        return ThreadLocalRandom.current().nextInt(bound);
    }

    private static String pick(String[] choices) {
        return choices[random(choices.length)];
    }
}
