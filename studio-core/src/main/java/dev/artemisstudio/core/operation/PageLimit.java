package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.catalogue.Param;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The parameter {@code limit} of every list. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
@Param(
        value = "Rows to return. Larger values are lowered to 500, and the answer says so.",
        example = "20",
        defaultValue = "50",
        min = 1,
        max = 500)
public @interface PageLimit {}
