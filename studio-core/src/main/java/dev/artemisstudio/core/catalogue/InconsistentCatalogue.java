package dev.artemisstudio.core.catalogue;

import java.util.List;
import java.util.stream.Collectors;

/** A catalogue that contradicts itself. Names every fault, one a line. */
public final class InconsistentCatalogue extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    public InconsistentCatalogue(List<Fault> faults) {
        super(faults.stream().distinct().map(Fault::toString).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    /** Every fault found. */
    public List<Fault> faults() {
        return faults;
    }
}
