package dev.artemisstudio.core.broker.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.MessageBody;
import dev.artemisstudio.core.broker.MessageBody.Kind;
import dev.artemisstudio.core.broker.MessageDetail;
import dev.artemisstudio.core.broker.MessageFacts;
import dev.artemisstudio.core.testing.SharedBroker;
import dev.artemisstudio.core.testing.TestBroker;
import jakarta.jms.JMSException;
import jakarta.jms.MapMessage;
import jakarta.jms.Message;
import jakarta.jms.Session;
import jakarta.jms.StreamMessage;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.apache.qpid.jms.JmsConnectionFactory;
import org.apache.qpid.proton.Proton;
import org.apache.qpid.proton.amqp.messaging.AmqpValue;
import org.apache.qpid.proton.amqp.messaging.Section;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Bodies of AMQP messages, sent by a real AMQP client and read over the core protocol. */
class AmqpBodiesTest {
    private static final TestBroker BROKER = SharedBroker.get();
    private static BrokerLink link;

    @BeforeAll
    static void open() {
        link = new CoreGateway().open(Endpoints.of(BROKER));
    }

    @AfterAll
    static void close() {
        link.close();
    }

    @Test
    void textIsAnAmqpValue() throws JMSException {
        MessageDetail detail = sent(session -> {
            Message message = session.createTextMessage("Grüße");
            message.setStringProperty("color", "red");
            message.setJMSCorrelationID("c-1");
            return message;
        });
        assertThat(detail.body().kind()).isEqualTo(Kind.AMQP_VALUE);
        assertThat(detail.body().text()).contains("Grüße");
        assertThat(detail.message().properties()).containsEntry("color", "red");
        assertThat(detail.message().headers().correlationId()).contains("c-1");
        assertThat(detail.message().headers().durable()).isTrue();
    }

    @Test
    void bytesAreAmqpData() throws JMSException {
        byte[] bytes = {0, (byte) 0xff, 7};
        MessageBody body = sent(session -> {
                    var message = session.createBytesMessage();
                    message.writeBytes(bytes);
                    return message;
                })
                .body();
        assertThat(body.kind()).isEqualTo(Kind.AMQP_DATA);
        assertThat(body.base64()).contains(Base64.getEncoder().encodeToString(bytes));
    }

    @Test
    void aMapIsAnAmqpValueWithFields() throws JMSException {
        MessageBody body = sent(session -> {
                    MapMessage message = session.createMapMessage();
                    message.setString("name", "anna");
                    message.setInt("n", 3);
                    return message;
                })
                .body();
        assertThat(body.kind()).isEqualTo(Kind.AMQP_VALUE);
        assertThat(body.fields()).containsExactlyInAnyOrderEntriesOf(Map.of("name", "anna", "n", 3));
    }

    @Test
    void aStreamIsAnAmqpSequence() throws JMSException {
        MessageBody body = sent(session -> {
                    StreamMessage message = session.createStreamMessage();
                    message.writeString("first");
                    message.writeLong(2);
                    return message;
                })
                .body();
        assertThat(body.kind()).isEqualTo(Kind.AMQP_SEQUENCE);
        assertThat(body.fields()).containsExactlyInAnyOrderEntriesOf(Map.of("0", "first", "1", 2L));
    }

    @Test
    void anObjectIsNamed() throws JMSException {
        MessageBody body = sent(session -> session.createObjectMessage(new java.util.Date(0)))
                .body();
        assertThat(body.className()).contains("java.util.Date");
        assertThat(body.base64()).isEmpty();
    }

    /**
     * The broker passes such a value on as the bytes of its section. Its AMQP module (2.55.0, {@code AmqpCoreConverter}) copies them
     * from the wrong place of a pooled buffer, so a queue can't be relied on to hold them: they are encoded here.
     */
    @Test
    void aValueWithoutCounterpartInCoreIsDecoded() {
        UUID id = UUID.randomUUID();
        MessageBody body =
                AmqpSections.decode(section(new AmqpValue(id), false)).orElseThrow();
        assertThat(body.kind()).isEqualTo(Kind.AMQP_VALUE);
        assertThat(body.text()).contains(id.toString());
    }

    @Test
    void bytesThatAreNoWholeValueSectionAreNotDecoded() {
        assertThat(AmqpSections.decode(section(new AmqpValue(UUID.randomUUID()), true)))
                .as("cut")
                .isEmpty();
        byte[] startsLikeOne = {0x00, 0x53, 0x77, 0x13};
        assertThat(AmqpSections.decode(new BodyBytes(startsLikeOne, startsLikeOne.length, false)))
                .as("followed by no type")
                .isEmpty();
    }

    @Test
    void aLargeTextIsCut() throws JMSException {
        MessageBody body = sent(session -> session.createTextMessage("x".repeat(500_000)), 2_005)
                .body();
        assertThat(body.text()).contains("x".repeat(1_000));
        assertThat(body.cut()).isTrue();
    }

    private static MessageDetail sent(Make make) throws JMSException {
        return sent(make, 1_000_000);
    }

    private static MessageDetail sent(Make make, int maxBodyBytes) throws JMSException {
        String queue = SharedBroker.unique("amqp");
        BROKER.createQueue(queue);
        try (var connection = new JmsConnectionFactory("amqp://127.0.0.1:" + BROKER.port()).createConnection();
                Session session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
                var producer = session.createProducer(session.createQueue(queue))) {
            producer.send(make.in(session));
        }
        return read(queue, maxBodyBytes);
    }

    private static BodyBytes section(Section section, boolean cut) {
        var encoded = Proton.message();
        encoded.setBody(section);
        byte[] bytes = new byte[1_000];
        int length = encoded.encode(bytes, 0, bytes.length);
        return new BodyBytes(Arrays.copyOf(bytes, length), length, cut);
    }

    private static MessageDetail read(String queue, int maxBodyBytes) {
        await().until(() -> BROKER.queue(queue).getMessageCount() == 1);
        MessageFacts head = link.reader()
                .browse(new BrowseRequest(queue, Optional.empty(), 0, 1))
                .messages()
                .getFirst();
        return link.reader().message(queue, head.messageId(), maxBodyBytes).orElseThrow();
    }

    private interface Make {
        Message in(Session session) throws JMSException;
    }
}
