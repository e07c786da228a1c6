package dev.artemisstudio.distribution.demo;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.eclipse.paho.client.mqttv3.MqttClient;
import org.eclipse.paho.client.mqttv3.MqttConnectOptions;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;

/** An MQTT application: sensors publish, and a dashboard with a durable session follows them. */
record MqttSensors(int port, DepthGauge gauge) implements Flow {

    private static final String DASHBOARD = "factory-mqtt-dashboard";

    /** The queue that the broker keeps for the dashboard's session: its client id and its topic filter. */
    static final String SUBSCRIPTION = DASHBOARD + ".sensors.#";

    /** Readings that may wait for the dashboard, should somebody pause its queue. */
    private static final long CEILING = 100;

    private static final long PERIOD_MILLIS = 1_000;
    private static final int AT_LEAST_ONCE = 1;
    private static final int TIMEOUT_SECONDS = 5;
    private static final int LINES = 3;

    @Override
    public String clientId() {
        return "factory-mqtt";
    }

    @Override
    public void run(Runnable started) throws Exception {
        try (MqttClient dashboard = connect(DASHBOARD, false);
                MqttClient sensors = connect(clientId(), true)) {
            dashboard.subscribe("sensors/#", AT_LEAST_ONCE, (topic, message) -> {});
            started.run();
            for (long number = 0; ; number++) {
                String line = "sensors/line-" + (1 + number % LINES) + "/temperature";
                String celsius = String.format(Locale.ROOT, "%.1f", 21 + 4 * Math.sin(number / 60.0));
                if (gauge.hasRoom(SUBSCRIPTION, CEILING)) {
                    sensors.publish(line, celsius.getBytes(StandardCharsets.UTF_8), AT_LEAST_ONCE, false);
                }
                Thread.sleep(PERIOD_MILLIS);
                if (!dashboard.isConnected()) {
                    // Nobody would take what the durable session keeps: stop publishing, reconnect both.
                    throw new IllegalStateException("the dashboard lost its connection");
                }
            }
        }
    }

    private MqttClient connect(String id, boolean cleanSession) throws Exception {
        MqttClient client = new MqttClient("tcp://" + DemoLayout.HOST + ":" + port, id, new MemoryPersistence());
        client.setTimeToWait(TimeUnit.SECONDS.toMillis(TIMEOUT_SECONDS));
        MqttConnectOptions options = new MqttConnectOptions();
        options.setCleanSession(cleanSession);
        options.setConnectionTimeout(TIMEOUT_SECONDS);
        client.connect(options);
        return client;
    }
}
