package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.catalogue.Param;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The parameter {@code cursor} of every list. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
@Param(
        value =
                "Where to go on: the cursor of the previous answer, with all other arguments unchanged. Good for one hour.",
        example = "Zm9yIGV4YW1wbGU",
        maxLength = 4_096)
public @interface PageCursor {}
