package dev.artemisstudio.core.broker;

/**
 * What Studio can change on one node. It has no method yet: the read surface comes first, and an operation that only reads
 * is never handed one.
 */
public interface BrokerWriter {}
