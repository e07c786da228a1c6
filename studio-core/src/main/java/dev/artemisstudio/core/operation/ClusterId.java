package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.catalogue.Param;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The parameter {@code clusterId} of every operation on a cluster. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
@Param(value = "The cluster's short id, as list_resources kind=clusters names it.", example = "demo", maxLength = 40)
public @interface ClusterId {}
