package dev.artemisstudio.core.broker;

import java.util.Map;

/**
 * A cluster connection as one node runs it.
 *
 * @param loadBalancing the broker's word: OFF, STRICT, ON_DEMAND, OFF_WITH_REDISTRIBUTION
 * @param members node id to address of the members it is connected to
 */
public record ClusterLinkFacts(String name, boolean started, String loadBalancing, Map<String, String> members) {}
