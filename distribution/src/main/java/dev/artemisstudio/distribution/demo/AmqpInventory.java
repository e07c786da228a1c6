package dev.artemisstudio.distribution.demo;

import jakarta.jms.Connection;
import jakarta.jms.MessageConsumer;
import jakarta.jms.MessageProducer;
import jakarta.jms.Queue;
import jakarta.jms.Session;
import jakarta.jms.TextMessage;
import org.apache.qpid.jms.JmsConnectionFactory;

/** An AMQP 1.0 application: it reports stock in bursts and works the reports off one by one, so that some can be browsed. */
record AmqpInventory(String clientId, int port, DepthGauge gauge) implements Flow {

    /** Reports on the queue at which no burst is sent. */
    static final long CEILING = 60;

    private static final int BURST = 15;
    private static final long WORK_MILLIS = 500;

    @Override
    public void run(Runnable started) throws Exception {
        JmsConnectionFactory factory = new JmsConnectionFactory("amqp://" + DemoLayout.HOST + ":" + port
                + "?jms.clientID=" + clientId + "&jms.prefetchPolicy.all=0&jms.requestTimeout=5000");
        try (Connection connection = factory.createConnection()) {
            connection.start();
            Session session = connection.createSession(Session.AUTO_ACKNOWLEDGE);
            Queue queue = session.createQueue(Queues.INVENTORY);
            MessageProducer producer = session.createProducer(queue);
            MessageConsumer consumer = session.createConsumer(queue);
            started.run();
            for (long turn = 0; ; turn++) {
                if (turn % BURST == 0 && gauge.hasRoom(Queues.INVENTORY, CEILING)) {
                    burst(session, producer, turn);
                }
                consumer.receive(WORK_MILLIS);
                Thread.sleep(WORK_MILLIS);
            }
        }
    }

    private static void burst(Session session, MessageProducer producer, long turn) throws Exception {
        for (int i = 0; i < BURST; i++) {
            TextMessage report = session.createTextMessage(DemoMessages.stockReport(turn + i));
            report.setStringProperty("warehouse", i % 2 == 0 ? "rotterdam" : "lyon");
            producer.send(report);
        }
    }
}
