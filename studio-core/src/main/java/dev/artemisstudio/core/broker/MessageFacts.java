package dev.artemisstudio.core.broker;

import java.util.Map;

/**
 * A message without its body.
 *
 * @param messageId the broker's 64-bit id, as decimal text
 * @param properties application and broker properties: strings, numbers, booleans; bytes as base64 text
 */
public record MessageFacts(
        String messageId, MessageType type, MessageHeaders headers, long sizeBytes, Map<String, Object> properties) {}
