package dev.artemisstudio.core.catalogue;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Describes one component of a request record, which is one parameter of an operation. Put on an annotation type it can be
 * shared: a component that carries such an annotation is described by it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.ANNOTATION_TYPE})
public @interface Param {
    /** The full description, for help, OpenAPI and reference pages. */
    String value();

    /** A description for the MCP listing, only where the name does not say it. */
    String lean() default "";

    /** A valid value, as text. */
    String example();

    /** The value of an absent argument, as text; empty where there is none. */
    String defaultValue() default "";

    /** Smallest number accepted. */
    long min() default 0;

    /** Largest number accepted. */
    long max() default Integer.MAX_VALUE;

    /** Most characters accepted in a text, or in each text of a list. */
    int maxLength() default 1_024;

    /** Most entries accepted in a list. */
    int maxItems() default 1_000;
}
