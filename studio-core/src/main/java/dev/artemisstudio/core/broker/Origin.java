package dev.artemisstudio.core.broker;

/**
 * Where a consumer, producer or session comes from; each value empty where the broker does not say.
 *
 * @param protocol such as {@code CORE}, {@code AMQP}, {@code MQTT}
 */
public record Origin(
        String connectionId, String sessionId, String clientId, String user, String protocol, String remoteAddress) {}
