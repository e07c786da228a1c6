package dev.artemisstudio.core.broker;

/**
 * Where a node listens and how Studio talks to it.
 *
 * @param node the name by which errors and results call the node
 * @param url core URL, {@code tcp://host:port} with optional query parameters
 */
public record Endpoint(String node, String url, Credentials credentials, TlsSettings tls, CallPolicy policy) {}
