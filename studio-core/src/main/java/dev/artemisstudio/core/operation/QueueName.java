package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.catalogue.Param;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The parameter {@code queue} of every operation on a queue. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
@Param(value = "The queue's exact name, as list_resources kind=queues shows it.", example = "orders", maxLength = 1_024)
public @interface QueueName {}
