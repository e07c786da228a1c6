package dev.artemisstudio.core.broker;

/** A message with its body. */
public record MessageDetail(MessageFacts message, MessageBody body) {}
