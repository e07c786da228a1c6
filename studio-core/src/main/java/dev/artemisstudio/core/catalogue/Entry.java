package dev.artemisstudio.core.catalogue;

import dev.artemisstudio.core.catalogue.reflect.RequestRecord;
import java.util.List;

/**
 * One operation of the catalogue: its declaration, the posture that its type gives it, and its parameters.
 *
 * @param parameters in the order of the request record
 */
public record Entry(OperationSpec<?, ?> spec, Posture posture, List<Parameter> parameters) {
    public Entry {
        parameters = List.copyOf(parameters);
    }

    /** The entry of an operation, with the parameters read from its request record. */
    public static Entry of(OperationSpec<?, ?> spec, Posture posture) {
        return new Entry(spec, posture, RequestRecord.parameters(spec.shape().request()));
    }

    /** The operation's id. */
    public String id() {
        return spec.id();
    }

    /** The parameter of this name, where there is one. */
    public java.util.Optional<Parameter> parameter(String name) {
        return parameters.stream().filter(p -> p.name().equals(name)).findFirst();
    }
}
