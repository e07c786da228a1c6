package dev.artemisstudio.core.operation.message;

import dev.artemisstudio.core.catalogue.Param;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The parameter {@code filter} of operations on messages. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
@Param(
        value = "The broker's selector, such as region = 'EU' AND AMQPriority > 5; JMS header names are translated. See"
                + " studio_help topic=filters.",
        example = "AMQPriority > 3",
        maxLength = 4_096)
@interface MessageFilter {}
