package dev.artemisstudio.core.broker.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.broker.BrokerLink;
import dev.artemisstudio.core.broker.BrowseRequest;
import dev.artemisstudio.core.broker.MessageBody;
import dev.artemisstudio.core.broker.MessageBody.Kind;
import dev.artemisstudio.core.broker.MessageFacts;
import dev.artemisstudio.core.testing.SharedBroker;
import dev.artemisstudio.core.testing.TestBroker;
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.activemq.artemis.api.core.ActiveMQBuffer;
import org.apache.activemq.artemis.api.core.Message;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.reader.MapMessageUtil;
import org.apache.activemq.artemis.utils.collections.TypedProperties;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Bodies of core messages of every type, as real clients write them. */
class BodiesTest {
    private static final TestBroker BROKER = SharedBroker.get();
    private static final int NO_LIMIT = 100_000_000;
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
    void text() {
        MessageBody body = body(
                Message.TEXT_TYPE,
                NO_LIMIT,
                b -> b.writeNullableSimpleString(SimpleString.of("Grüße, 日本 \uD83D\uDE00")));
        assertThat(body.kind()).isEqualTo(Kind.TEXT);
        assertThat(body.text()).contains("Grüße, 日本 \uD83D\uDE00");
        assertThat(body.base64()).isEmpty();
        assertThat(body.cut()).isFalse();
    }

    @Test
    void noTextIsNotAnEmptyText() {
        assertThat(body(Message.TEXT_TYPE, NO_LIMIT, b -> b.writeNullableSimpleString(null))
                        .kind())
                .isEqualTo(Kind.EMPTY);
        MessageBody empty = body(Message.TEXT_TYPE, NO_LIMIT, b -> b.writeNullableSimpleString(SimpleString.of("")));
        assertThat(empty.kind()).isEqualTo(Kind.TEXT);
        assertThat(empty.text()).contains("");
        assertThat(body(Message.TEXT_TYPE, NO_LIMIT, b -> {}).kind()).isEqualTo(Kind.EMPTY);
    }

    @Test
    void textAsPlainCoreClientsWriteIt() {
        for (String text : List.of("short", "longer than nine characters", "x".repeat(5_000))) {
            assertThat(body(Message.TEXT_TYPE, NO_LIMIT, b -> b.writeString(text))
                            .text())
                    .contains(text);
        }
    }

    @Test
    void bytes() {
        MessageBody text =
                body(Message.BYTES_TYPE, NO_LIMIT, b -> b.writeBytes("{\"a\":1}".getBytes(StandardCharsets.UTF_8)));
        assertThat(text.kind()).isEqualTo(Kind.BYTES);
        assertThat(text.text()).contains("{\"a\":1}");
        assertThat(text.sizeBytes()).isEqualTo(7);
        byte[] binary = {(byte) 0xff, 0, 1, (byte) 0xfe};
        MessageBody opaque = body(Message.BYTES_TYPE, NO_LIMIT, b -> b.writeBytes(binary));
        assertThat(opaque.text()).isEmpty();
        assertThat(opaque.base64()).contains(Base64.getEncoder().encodeToString(binary));
    }

    @Test
    void bytesAreCutWhereAsked() {
        MessageBody body = body(Message.BYTES_TYPE, 4, b -> b.writeBytes("ab€€".getBytes(StandardCharsets.UTF_8)));
        assertThat(body.cut()).isTrue();
        assertThat(body.sizeBytes()).isEqualTo(8);
        assertThat(Base64.getDecoder().decode(body.base64().orElseThrow())).hasSize(4);
        assertThat(body.text()).as("up to the last whole character").contains("ab");
    }

    @Test
    void map() {
        TypedProperties values = new TypedProperties();
        values.putSimpleStringProperty(SimpleString.of("name"), SimpleString.of("anna"));
        values.putLongProperty(SimpleString.of("n"), 42L);
        values.putBooleanProperty(SimpleString.of("ok"), true);
        values.putNullValue(SimpleString.of("none"));
        values.putBytesProperty(SimpleString.of("raw"), new byte[] {1, 2, 3});
        MessageBody body = body(Message.MAP_TYPE, NO_LIMIT, b -> MapMessageUtil.writeBodyMap(b, values));
        assertThat(body.kind()).isEqualTo(Kind.MAP);
        assertThat(body.fields())
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("name", "anna", "n", 42L, "ok", true, "none", "null", "raw", "AQID"));
    }

    @Test
    void stream() {
        // Each value is preceded by its type code: 10 is a string, 6 an int, 2 a boolean (StreamMessageUtil,
        // DataConstants).
        MessageBody body = body(Message.STREAM_TYPE, NO_LIMIT, b -> {
            b.writeByte((byte) 10);
            b.writeNullableString("first");
            b.writeByte((byte) 6);
            b.writeInt(7);
            b.writeByte((byte) 2);
            b.writeBoolean(true);
        });
        assertThat(body.kind()).isEqualTo(Kind.STREAM);
        assertThat(body.fields()).containsExactlyInAnyOrderEntriesOf(Map.of("0", "first", "1", 7, "2", true));
    }

    @Test
    void objectIsNamedAndNeverMade() throws Exception {
        Bomb.made = 0;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ObjectOutputStream objects = new ObjectOutputStream(out)) {
            objects.writeObject(new Bomb());
        }
        MessageBody body = body(Message.OBJECT_TYPE, NO_LIMIT, b -> {
            b.writeInt(out.size());
            b.writeBytes(out.toByteArray());
        });
        assertThat(body.kind()).isEqualTo(Kind.OBJECT);
        assertThat(body.className()).contains(Bomb.class.getName());
        assertThat(body.sizeBytes()).isEqualTo(out.size() + 4);
        assertThat(body.base64()).isEmpty();
        assertThat(Bomb.made).isZero();
    }

    @Test
    void bodyThatDoesNotFitItsTypeIsShownAsBytes() {
        byte[] junk = {77, 9, 9, 9, 9, 9, 9, 9, 9};
        for (byte type : new byte[] {Message.MAP_TYPE, Message.STREAM_TYPE}) {
            MessageBody body = body(type, NO_LIMIT, b -> b.writeBytes(junk));
            assertThat(body.kind()).as("type %s", type).isEqualTo(Kind.UNKNOWN);
            assertThat(body.base64()).contains(Base64.getEncoder().encodeToString(junk));
        }
    }

    @Test
    void largeBodyIsReadToTheLimitOnly() {
        byte[] body = new byte[2 * 1024 * 1024];
        java.util.Arrays.fill(body, (byte) 'x');
        MessageBody cut = body(Message.BYTES_TYPE, 1_000, b -> b.writeBytes(body));
        assertThat(cut.cut()).isTrue();
        assertThat(cut.sizeBytes()).isEqualTo(body.length);
        assertThat(cut.text()).contains("x".repeat(1_000));
        MessageBody whole = body(Message.BYTES_TYPE, body.length, b -> b.writeBytes(body));
        assertThat(whole.cut()).isFalse();
        assertThat(whole.text().orElseThrow()).hasSize(body.length);
    }

    @Test
    void largeTextIsDecoded() {
        String text = "€".repeat(400_000);
        MessageBody whole = body(Message.TEXT_TYPE, NO_LIMIT, b -> b.writeNullableSimpleString(SimpleString.of(text)));
        assertThat(whole.text()).contains(text);
        MessageBody cut = body(Message.TEXT_TYPE, 105, b -> b.writeNullableSimpleString(SimpleString.of(text)));
        assertThat(cut.kind()).isEqualTo(Kind.TEXT);
        assertThat(cut.text()).contains("€".repeat(50));
        assertThat(cut.cut()).isTrue();
    }

    @Test
    void compressedBodyIsInflatedAndBounded() throws Exception {
        String queue = SharedBroker.unique("compressed");
        BROKER.createQueue(queue);
        byte[] zeros = new byte[5 * 1024 * 1024];
        try (var locator = ActiveMQClient.createServerLocator(BROKER.url()).setCompressLargeMessage(true);
                var factory = locator.createSessionFactory();
                var session = factory.createSession();
                var producer = session.createProducer(queue)) {
            ClientMessage message = session.createMessage(Message.BYTES_TYPE, true);
            message.getBodyBuffer().writeBytes(zeros);
            producer.send(message);
        }
        MessageBody cut = read(queue, 2_000);
        assertThat(cut.cut()).isTrue();
        assertThat(Base64.getDecoder().decode(cut.base64().orElseThrow())).isEqualTo(new byte[2_000]);
        MessageBody whole = read(queue, NO_LIMIT);
        assertThat(whole.cut()).isFalse();
        assertThat(whole.sizeBytes()).isEqualTo(zeros.length);
    }

    @Test
    void aMessageIsFoundBehindOthers() {
        String queue = SharedBroker.unique("behind");
        BROKER.createQueue(queue);
        BROKER.send(queue, "one", "two", "three");
        List<MessageFacts> messages = link.reader()
                .browse(new BrowseRequest(queue, Optional.empty(), 0, 10))
                .messages();
        String id = messages.get(1).messageId();
        assertThat(link.reader().message(queue, id, NO_LIMIT)).hasValueSatisfying(detail -> {
            assertThat(detail.body().text()).contains("two");
            assertThat(detail.message()).isEqualTo(messages.get(1));
        });
        assertThat(link.reader().message(queue, "1", NO_LIMIT)).isEmpty();
    }

    private static MessageBody body(byte type, int maxBytes, Consumer<ActiveMQBuffer> write) {
        String queue = SharedBroker.unique("body");
        BROKER.createQueue(queue);
        BROKER.inSession(session -> {
            ClientMessage message = session.createMessage(type, true);
            write.accept(message.getBodyBuffer());
            session.createProducer(queue).send(message);
            return null;
        });
        return read(queue, maxBytes);
    }

    private static MessageBody read(String queue, int maxBytes) {
        MessageFacts head = link.reader()
                .browse(new BrowseRequest(queue, Optional.empty(), 0, 1))
                .messages()
                .getFirst();
        return link.reader()
                .message(queue, head.messageId(), maxBytes)
                .orElseThrow()
                .body();
    }

    private static final class Bomb implements Serializable {
        private static final long serialVersionUID = 1L;
        private static int made;

        private Object readResolve() {
            made++;
            return this;
        }
    }
}
