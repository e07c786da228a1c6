package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.catalogue.Param;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The parameter {@code filter} of every list of one kind. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
@Param(
        value =
                "Part of the name in any letter case, such as ord; or one condition `field op value` on a field that the kind's"
                        + " help lists, with = != > >= < <= or contains, such as messageCount > 1000.",
        example = "ord",
        maxLength = 1_024)
public @interface ListFilter {}
