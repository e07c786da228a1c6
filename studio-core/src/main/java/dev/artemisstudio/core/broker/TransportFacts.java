package dev.artemisstudio.core.broker;

import java.util.Map;

/**
 * An acceptor or a connector.
 *
 * @param parameters without any password
 * @param started always true for a connector
 */
public record TransportFacts(String name, boolean started, Map<String, String> parameters) {}
