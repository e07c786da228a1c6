package dev.artemisstudio.core.broker;

/**
 * @param messagesSent since it was created; -1 where the broker does not say
 * @param bytesSent since it was created; -1 where the broker does not say
 */
public record ProducerFacts(String id, String address, Origin origin, long messagesSent, long bytesSent) {}
